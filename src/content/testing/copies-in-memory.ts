import type { KeptCopies } from '../cache/kept-copies.ts';
import type { Found } from '../port/content-call.ts';

/** Durable copies without a database. */
export function copiesInMemory(): Pick<KeptCopies, 'put' | 'get'> & { readonly size: () => number } {
  const kept = new Map<string, Found>();
  return {
    put: (key, found) => void kept.set(key, found),
    get: async (key) => kept.get(key) ?? null,
    size: () => kept.size,
  };
}
