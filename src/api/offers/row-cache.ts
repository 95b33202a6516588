import { LRUCache } from 'lru-cache';
import { minute } from '#durations.ts';

/** A row of the public offers API with everything that determines it. */
type CachedRow = {
  /** Version of the offer's data in the database. */
  readonly version: string;
  /** Version of the labels. */
  readonly labels: string;
  /** The row's JSON in UTF-8. */
  readonly json: Buffer;
};

export type RowCache = {
  readonly get: (id: number) => CachedRow | undefined;
  readonly keep: (id: number, row: CachedRow) => void;
  readonly drop: (id: number) => void;
};

/** Limit of bytes for all cached rows. A row of the demo has 3 kB, so that this is enough for 10,000 rows. */
const usualBytes = 40 * 2 ** 20;
/** Bytes that a row takes besides its text. */
const besides = 500;
/** Time after which an unused row makes room for others. Programs poll more often. */
const idleAfter = 10 * minute;

type Options = {
  readonly bytes?: number;
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number;
};

/**
 * Caches rows of the public offers API by the ids of their offers. If the cache is full, a new row replaces
 * only rows that were not used for ten minutes. Otherwise, a program that reads more rows than fit would find
 * none of them: each row would be dropped just before the program reads it again.
 */
export function createRowCache({ bytes = usualBytes, clock = () => performance.now() }: Options = {}): RowCache {
  const kept = new LRUCache<number, { readonly row: CachedRow; usedAt: number }>({
    maxSize: bytes,
    sizeCalculation: ({ row }) => sizeOf(row),
  });
  const isOldestInUse = (): boolean => {
    const [oldest] = kept.rvalues();
    return oldest !== undefined && clock() - oldest.usedAt < idleAfter;
  };
  return {
    get(id) {
      const known = kept.get(id);
      if (known) known.usedAt = clock();
      return known?.row;
    },
    keep(id, row) {
      kept.delete(id);
      const isFull = kept.calculatedSize + sizeOf(row) > bytes;
      if (!isFull || !isOldestInUse()) kept.set(id, { row, usedAt: clock() });
    },
    drop: (id) => void kept.delete(id),
  };
}

const sizeOf = ({ json }: CachedRow): number => json.length + besides;
