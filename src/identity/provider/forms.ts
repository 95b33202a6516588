import { z } from 'zod';
import { messages } from '#words/messages.fr.ts';
import { accountLimits } from './account-limits.ts';
import type { FieldError, FieldRefusal } from './pages/account-form.tsx';

const { nameMax, emailMax, passwordMin, passwordMax } = accountLimits;
const controls = /\p{Cc}/u;

// Each message is a name in the catalogues; fieldErrors reads it back.
const refusal = (name: FieldRefusal): string => name;

const email = z
  .string(refusal('emailMissing'))
  .trim()
  .min(1, { message: refusal('emailMissing'), abort: true })
  .max(emailMax, refusal('emailInvalid'))
  .pipe(z.email(refusal('emailInvalid')));

const personName = (missing: FieldRefusal) =>
  z
    .string(missing)
    .trim()
    .min(1, { message: missing, abort: true })
    .max(nameMax, refusal('nameLong'))
    .refine((name) => !controls.test(name), missing);

/** What the sign-in form sends. */
export const signInForm = z.object({
  email,
  password: z
    .string(refusal('passwordMissing'))
    .min(1, refusal('passwordMissing'))
    .max(passwordMax, refusal('wrongCredentials')),
});

/**
 * What the sign-up form sends. Length is what makes a password strong: no other rule (NIST SP 800-63B
 * §5.1.1.2).
 */
export const signUpForm = z.object({
  givenName: personName('givenNameMissing'),
  familyName: personName('familyNameMissing'),
  email,
  password: z
    .string(refusal('passwordMissing'))
    .min(1, { message: refusal('passwordMissing'), abort: true })
    .min(passwordMin, refusal('passwordShort'))
    .max(passwordMax, refusal('passwordLong')),
});

/** What the page of the names sends. */
export const namesForm = signUpForm.pick({ givenName: true, familyName: true });

/** What the page of a new password sends. */
export const newPasswordForm = signUpForm.pick({ password: true });

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
