import { z } from 'zod';
import type { FieldError } from './pages/field.ts';
import type { Word, Words } from './pages/words.ts';

const emailMaxLength = 254; // RFC 5321 §4.5.3.1.3, without the angle brackets
const controls = /\p{Cc}/u;

const word = (name: Word): Word => name;

const email = z
  .string(word('emailMissing'))
  .trim()
  .min(1, { message: word('emailMissing'), abort: true })
  .max(emailMaxLength, word('emailInvalid'))
  .pipe(z.email(word('emailInvalid')));

const personName = (missing: Word) =>
  z
    .string(missing)
    .trim()
    .min(1, { message: missing, abort: true })
    .max(80, word('nameLong'))
    .refine((name) => !controls.test(name), missing);

/** What the sign-in form sends. */
export const signInForm = z.object({
  email,
  password: z.string(word('passwordMissing')).min(1, word('passwordMissing')).max(256, word('wrongCredentials')),
});

/** What the sign-up form sends. Length is what makes a password strong: no other rule (NIST SP 800-63B §5.1.1.2). */
export const signUpForm = z.object({
  givenName: personName('givenNameMissing'),
  familyName: personName('familyNameMissing'),
  email,
  password: z
    .string(word('passwordMissing'))
    .min(1, { message: word('passwordMissing'), abort: true })
    .min(8, word('passwordShort'))
    .max(256, word('passwordLong')),
});

/** The first thing wrong with each field, in the words of the page. */
export function fieldErrors(error: z.ZodError, words: Words): FieldError[] {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    if (!first.has(field)) first.set(field, isWord(issue.message, words) ? words[issue.message] : words.error);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}

const isWord = (text: string, words: Words): text is Word => Object.hasOwn(words, text);
