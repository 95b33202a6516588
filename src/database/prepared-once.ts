import { hash } from 'node:crypto';
import { sql } from 'kysely';

const mark = '/* plan kept */';

/**
 * Marks a statement that each session prepares once and then reuses. For a statement that joins five tables
 * to read twenty rows, planning takes longer than reading. Use the mark only for few different texts, with
 * the values as parameters.
 */
export const preparedOnce = sql.raw(mark);

/** Gives a marked statement a name. pg prepares a named statement only once per session. */
export function namePrepared([text, ...rest]: unknown[]): unknown[] {
  return [isMarked(text) ? { text, name: hash('sha1', text) } : text, ...rest];
}

function isMarked(text: unknown): text is string {
  return typeof text === 'string' && text.trimStart().startsWith(mark);
}
