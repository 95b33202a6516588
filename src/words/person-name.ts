import { z } from 'zod';
import { fieldCode } from './field-code.ts';
import { maximumNameLength } from './name-limits.ts';

// Invisible characters (also fillers and variation selectors), and characters that change the direction of
// writing.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Letters of any script, their marks, and the characters that may stand between the letters of a name.
const written = /^[\p{L}\p{M}\p{N} '’‘ʼʹ`´.,·・\-‐‑–()&]*$/u;
const markedLetter = /\p{M}{5}/u; // Limit of marks on a letter: Vietnamese and Hebrew use three at most.
// Text that mail and chat programs turn into a link, in any case: a dot between a word and at least two
// letters, because no top-level domain is shorter. `J.R.R.` and `St. John` do not match; `J.Ly` does.
const address = /[\p{L}\p{M}\p{N}]\.\p{L}\p{M}*\p{L}|^www\./u;

/**
 * A first or last name, for the site and its identity provider: one line of 1 to `maximumNameLength`
 * characters, at least one of them a letter, and no web address. Spaces are normalised, invisible
 * characters removed.
 */
export const personName = z
  .string({ error: fieldCode('field.required') })
  .transform((text) =>
    text
      .toWellFormed()
      .replace(invisible, '')
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, { message: fieldCode('field.required'), abort: true })
      .max(maximumNameLength, { message: fieldCode('name.tooLong'), abort: true })
      .regex(/\p{L}/u, fieldCode('name.invalid'))
      .regex(written, fieldCode('name.invalid'))
      .refine((name) => !markedLetter.test(name) && !address.test(name), fieldCode('name.invalid')),
  );
