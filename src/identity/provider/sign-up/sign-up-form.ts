import { z } from 'zod';
import { accountFields, refusal } from '../forms.ts';
import type { Details, RegistrationLists } from '../registration.ts';

const { givenName, familyName, email } = accountFields;
/** What everybody accepts. */
export const terms = z.literal('yes', refusal('termsMissing'));
const simple = { givenName, familyName, email, terms };

/** What a sign-up needs to make an account, beside a password. */
export type SignUp = {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly details: Details | null;
};

const earliest = '1900-01-01';
const birthDate = z.iso
  .date(refusal('birthDateMissing'))
  .refine((date) => date >= earliest && date < new Date().toISOString(), refusal('birthDateInvalid'));

type Account = Omit<SignUp, 'details'>;
const accountOf = ({ givenName, familyName, email }: Account): Account => ({ givenName, familyName, email });

const among = (choices: RegistrationLists['nationalities'], missing: string) =>
  z.enum(
    choices.map(({ value }) => value),
    missing,
  );

/** What the sign-up form sends; with lists it is a complete one, whose choices are among them. */
export function signUpForm(lists: RegistrationLists | null): z.ZodType<SignUp> {
  if (!lists) return z.object(simple).transform((form) => ({ ...accountOf(form), details: null }));
  const nationality = among(lists.nationalities, refusal('nationalityMissing'));
  const studyLevel = among(lists.studyLevels, refusal('studyLevelMissing'));
  return z.object({ ...simple, birthDate, nationality, studyLevel }).transform((form) => ({
    ...accountOf(form),
    details: { birthDate: form.birthDate, nationality: form.nationality, studyLevel: form.studyLevel },
  }));
}
