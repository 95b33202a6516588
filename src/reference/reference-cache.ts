import type { Kysely } from 'kysely';
import { minute } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { type Reference, readReference } from './read-reference.ts';

/**
 * Time for which a read is cached. A delay of a minute is acceptable, because the tables change only with a
 * new version of the program or with an import.
 */
const freshFor = minute;

/**
 * Returns a function that reads the reference tables at most once a minute. Simultaneous calls wait for the
 * same read. A failed read is not cached.
 * @param clock monotonic, in milliseconds
 */
export function createReferenceCache(
  db: Kysely<Tables>,
  { ttl = freshFor, clock = () => performance.now() }: { ttl?: number; clock?: () => number } = {},
): () => Promise<Reference> {
  let kept: { readonly at: number; readonly reference: Promise<Reference> } | undefined;
  return () => {
    if (kept !== undefined && clock() - kept.at < ttl) return kept.reference;
    const fresh = { at: clock(), reference: readReference(db) };
    kept = fresh;
    fresh.reference.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.reference;
  };
}
