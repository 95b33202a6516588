import { z } from 'zod';

/** A first or last name: one line of 1 to 80 characters, at least one of them a letter. Blanks around and between are tidied. */
export const personName = z
  .string({ error: 'field.required' })
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
      .min(1, 'field.required')
      .max(80, 'name.tooLong')
      .regex(/\p{L}/u, 'name.invalid')
      .regex(/^[^<>@]*$/, 'name.invalid'),
  );
