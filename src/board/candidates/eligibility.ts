import { isOfEconomicArea } from '#reference/nationalities.ts';
import { ageRefusal } from './age.ts';

/** Why a mission may not be open to somebody: their age, or their nationality. */
export type EligibilityDoubt = 'tooYoung' | 'tooOld' | 'nationality';

type Person = { readonly birthDate: string | null; readonly nationality: string | null };

/**
 * What stands against a mission, by what a person said of themselves, on a day ('YYYY-MM-DD'); what they left
 * out counts for nothing. They are told and not refused: the law has exceptions, and the agency decides.
 */
export function eligibilityDoubts({ birthDate, nationality }: Person, day: string): EligibilityDoubt[] {
  const age = birthDate === null ? undefined : ageRefusal(birthDate, day);
  return [
    ...(age === undefined ? [] : [age]),
    ...(nationality === null || isOfEconomicArea(nationality) ? [] : (['nationality'] as const)),
  ];
}
