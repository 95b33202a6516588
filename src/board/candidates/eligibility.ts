import { isOfEconomicArea } from '#reference/nationalities.ts';
import { ageRefusal } from './age.ts';

/** Reason why a mission may not be open to a person: age or nationality. */
export type EligibilityDoubt = 'tooYoung' | 'tooOld' | 'nationality';

type Person = { readonly birthDate: string | null; readonly nationality: string | null };

/**
 * Returns the reasons against a mission on a day ('YYYY-MM-DD'), from the person's answers. A missing answer
 * gives no reason. The person is only warned, because the law has exceptions and the agency decides.
 */
export function eligibilityDoubts({ birthDate, nationality }: Person, day: string): EligibilityDoubt[] {
  const age = birthDate === null ? undefined : ageRefusal(birthDate, day);
  return [
    ...(age === undefined ? [] : [age]),
    ...(nationality === null || isOfEconomicArea(nationality) ? [] : (['nationality'] as const)),
  ];
}
