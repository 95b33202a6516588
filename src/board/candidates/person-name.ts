import { z } from 'zod';
import { maximumNameLength } from './profile-limits.ts';
import { fieldCode } from '#words/field-code.ts';

/**
 * A first or last name: one line of 1 to `maximumNameLength` characters, at least one of them a letter.
 * Blanks around and between are tidied.
 */
export const personName = z
  .string({ error: fieldCode('field.required') })
  .transform((text) =>
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, fieldCode('field.required'))
      .max(maximumNameLength, fieldCode('name.tooLong'))
      .regex(/\p{L}/u, fieldCode('name.invalid'))
      .regex(/^[^<>@]*$/, fieldCode('name.invalid')),
  );
