import type { StaleCopies } from '../cache/stale-copies.ts';
import type { ContentFound } from '../port/content-call.ts';

/** Copies in memory, for tests without a database. */
export function copiesInMemory(): Pick<StaleCopies, 'put' | 'get'> & { readonly size: () => number } {
  const kept = new Map<string, ContentFound>();
  return {
    put: (key, found) => void kept.set(key, found),
    get: async (key) => kept.get(key) ?? null,
    size: () => kept.size,
  };
}
