import { z } from 'zod';
import { fieldCode } from './field-code.ts';
import { maximumNameLength } from './name-limits.ts';

// What nobody sees (fillers and variation selectors too) and what turns the direction of writing.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Letters of any script, their marks, and what stands between them in names.
const written = /^[\p{L}\p{M}\p{N} '’‘ʼʹ`´.,·・\-‐‑–()&]*$/u;
const markedLetter = /\p{M}{5}/u; // Vietnamese and Hebrew have three at most
// Something that mail and chat programs make a link of, in whatever case: a point between a word and two
// letters or more, as no top-level domain is shorter. `J.R.R.` and `St. John` are none; `J.Ly` may be one.
const address = /[\p{L}\p{M}\p{N}]\.\p{L}\p{M}*\p{L}|^www\./u;

/**
 * A first or last name, for the site and its identity provider: one line of 1 to `maximumNameLength`
 * characters, at least one of them a letter, and no address. Blanks are tidied, invisible characters go.
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
