import { z } from 'zod';

const notSafe = 'holds what is no character';

/** Returns the schema of a text that the database and JSON can store: valid Unicode without NUL. */
export function safeText(longest: number) {
  return z.string().max(longest).refine(isSafe, { error: notSafe });
}

/** Any value of JSON whose texts the database can store. */
export const safeJson = z.json().refine(hasSafeTexts, { error: notSafe });

function isSafe(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function hasSafeTexts(value: unknown): boolean {
  if (typeof value === 'string') return isSafe(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isSafe(name) && hasSafeTexts(inner));
}
