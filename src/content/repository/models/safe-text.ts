import { z } from 'zod';

/** Returns the schema of a text that the database and JSON can store: valid Unicode without NUL. */
export function safeText(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: 'holds what is no character' });
}
