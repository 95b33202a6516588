import { z } from 'zod';
import { fieldCode } from '#words/field-code.ts';
import { messages } from '#words/messages.fr.ts';
import { personName } from '#words/person-name.ts';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { FieldError, FieldRefusal } from '#identity/provider/pages/account-form.tsx';

const { emailMax, passwordMax } = accountLimits;

// Returns an error code as the message of a schema; `fieldErrors` reads it back.
export const refusal = (name: FieldRefusal): string => name;

const email = z
  .string(refusal('emailMissing'))
  .trim()
  .min(1, { message: refusal('emailMissing'), abort: true })
  .max(emailMax, refusal('emailInvalid'))
  .pipe(z.email(refusal('emailInvalid')));

// The site's rule for names, with the error for a missing given or family name.
const nameOf = (missing: FieldRefusal) =>
  z.string(missing).transform((typed, context) => {
    const name = personName.safeParse(typed);
    if (name.success) return name.data;
    const [issue] = name.error.issues;
    context.addIssue(nameRefusals[issue?.message ?? ''] ?? missing);
    return z.NEVER;
  });

const nameRefusals: Readonly<Record<string, FieldRefusal | undefined>> = {
  [fieldCode('name.tooLong')]: 'nameLong',
  [fieldCode('name.invalid')]: 'nameInvalid',
};

/** Fields of the sign-in form. */
export const signInForm = z.object({
  email,
  password: z
    .string(refusal('passwordMissing'))
    .min(1, refusal('passwordMissing'))
    .max(passwordMax, refusal('wrongCredentials')),
});

/** Fields of a new account, without its password. */
export const accountFields = {
  givenName: nameOf('givenNameMissing'),
  familyName: nameOf('familyNameMissing'),
  email,
};

/** Fields of the page for names. */
export const namesForm = z.object({ givenName: accountFields.givenName, familyName: accountFields.familyName });

/** Fields of a page that only asks for an address. */
export const emailForm = z.object({ email });
/** Fields of the passkey pages. */
export const passkeyNameForm = z.object({
  name: z
    .string(refusal('passkeyNameMissing'))
    .trim()
    .min(1, { message: refusal('passkeyNameMissing'), abort: true })
    .max(accountLimits.nameMax, refusal('nameLong'))
    .refine((name) => !/\p{C}/u.test(name), refusal('passkeyNameMissing')),
});

/** Returns the first error of each field. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const first = new Map<string, FieldRefusal>();
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    if (!first.has(field) && isRefusal(issue.message)) first.set(field, issue.message);
  }
  return [...first].map(([field, refusal]) => ({ field, refusal }));
}

const isRefusal = (text: string): text is FieldRefusal => Object.hasOwn(messages.identity.refused, text);
