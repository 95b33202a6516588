import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';

const mark = '/* plan kept */';

/**
 * Begins a statement whose plan each session keeps: for one that joins five tables to read twenty rows,
 * planning takes longer than reading. Its text must be one of few, its values parameters.
 */
export const keptPlan = sql.raw(mark);

/** Gives marked statements a name, by which pg lets the server prepare them once. */
export function keepPlans(session: ClientBase): void {
  session.query = new Proxy(session.query.bind(session), {
    apply: (query, self, [text, values, ...rest]: unknown[]) =>
      Reflect.apply(query, self, [isMarked(text) ? { text, name: hash('sha1', text) } : text, values, ...rest]),
  });
}

function isMarked(text: unknown): text is string {
  return typeof text === 'string' && text.trimStart().startsWith(mark);
}
