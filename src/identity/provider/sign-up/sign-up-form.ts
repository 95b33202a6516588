import { z } from 'zod';
import { accountFields, refusal } from '#identity/provider/steps/forms.ts';
import type { Details, RegistrationLists } from '#identity/provider/accounts/registration.ts';

const { givenName, familyName } = accountFields;
const terms = z.literal('yes', refusal('termsMissing'));

/** Data of a new account, without its address and sign-in method. */
export type SignUp = {
  readonly givenName: string;
  readonly familyName: string;
  readonly details: Details | null;
};

const earliest = '1900-01-01';
const birthDate = z.iso
  .date(refusal('birthDateMissing'))
  .refine((date) => date >= earliest && date < new Date().toISOString(), refusal('birthDateInvalid'));

const among = (choices: RegistrationLists['nationalities'], missing: string) =>
  z.enum(
    choices.map(({ value }) => value),
    missing,
  );

/** Returns the schema of the answers that decide if missions are open to a person. */
export const conditionsForm = (lists: RegistrationLists) =>
  z.object({ birthDate, nationality: among(lists.nationalities, refusal('nationalityMissing')) });

const simple = z
  .object({ givenName, familyName, terms })
  .transform((form) => ({ givenName: form.givenName, familyName: form.familyName, details: null }));

/**
 * Returns the schema of the sign-up form. With lists, it is the schema of the complete form, whose choices
 * must be in the lists.
 */
export function signUpForm(lists: RegistrationLists | null): z.ZodType<SignUp> {
  if (!lists) return simple;
  const nationality = among(lists.nationalities, refusal('nationalityMissing'));
  const studyLevel = among(lists.studyLevels, refusal('studyLevelMissing'));
  return z
    .object({ givenName, familyName, birthDate, nationality, studyLevel, terms })
    .transform(({ birthDate, nationality, studyLevel, ...form }) => ({
      givenName: form.givenName,
      familyName: form.familyName,
      details: { birthDate, nationality, studyLevel },
    }));
}
