import { z } from 'zod';
import { fieldCode } from '#words/field-code.ts';
import { messages } from '#words/messages.fr.ts';
import { personName } from '#words/person-name.ts';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { FieldError, FieldRefusal } from '#identity/provider/pages/account-form.tsx';

const { emailMax, passwordMax } = accountLimits;

// Each message is a name in the catalogues; fieldErrors reads it back.
export const refusal = (name: FieldRefusal): string => name;

const email = z
  .string(refusal('emailMissing'))
  .trim()
  .min(1, { message: refusal('emailMissing'), abort: true })
  .max(emailMax, refusal('emailInvalid'))
  .pipe(z.email(refusal('emailInvalid')));

// The rule is the site's too; what it says is said here of one name or the other.
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

/** What the sign-in form sends. */
export const signInForm = z.object({
  email,
  password: z
    .string(refusal('passwordMissing'))
    .min(1, refusal('passwordMissing'))
    .max(passwordMax, refusal('wrongCredentials')),
});

/** What is asked of a new account, beside its password. */
export const accountFields = {
  givenName: nameOf('givenNameMissing'),
  familyName: nameOf('familyNameMissing'),
  email,
};

/** What the page of the names sends. */
export const namesForm = z.object({ givenName: accountFields.givenName, familyName: accountFields.familyName });

/** What a page sends that asks for an address alone. */
export const emailForm = z.object({ email });
/** What the pages of a passkey send. */
export const passkeyNameForm = z.object({
  name: z
    .string(refusal('passkeyNameMissing'))
    .trim()
    .min(1, { message: refusal('passkeyNameMissing'), abort: true })
    .max(accountLimits.nameMax, refusal('nameLong'))
    .refine((name) => !/\p{C}/u.test(name), refusal('passkeyNameMissing')),
});

/** The first thing wrong with each field. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const first = new Map<string, FieldRefusal>();
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    if (!first.has(field) && isRefusal(issue.message)) first.set(field, issue.message);
  }
  return [...first].map(([field, refusal]) => ({ field, refusal }));
}

const isRefusal = (text: string): text is FieldRefusal => Object.hasOwn(messages.identity.refused, text);
