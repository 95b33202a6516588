import { createHash } from 'node:crypto';
import type { ImportedOffer } from './imported-offer.ts';

/**
 * Returns the SHA-256 of everything that the import stores, with keys in a fixed order, so that the same
 * row always has the same fingerprint.
 */
export function fingerprintOf(offer: ImportedOffer): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(offer)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
