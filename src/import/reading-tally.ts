import type { RejectedRow } from './imported-offer.ts';
import { type BatchResult, sum } from './write-batch.ts';

/** What an import has read so far, and whether that is all that the source has. */
export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  const ids = new Set<number>();
  const rejected: RejectedRow[] = [];
  let read = 0;
  let expected: number | null = null;
  let steady = true;
  let nameless = 0;
  let repeated = 0;
  let done: BatchResult = { inserted: 0, updated: 0, unchanged: 0, rejected: [] };

  return {
    get read() {
      return read;
    },
    get expected() {
      return expected;
    },
    /**
     * A count that changes from page to page says that offers came and went meanwhile: one may have slipped
     * between two pages.
     */
    startPage(count: number | null): void {
      steady &&= read === 0 || count === expected;
      expected = count;
    },
    /** Counts a row; its number from 1, or null for an id that was read before. */
    startRow(id: number | undefined): number | null {
      read += 1;
      if (id === undefined) nameless += 1;
      else if (ids.has(id)) {
        repeated += 1;
        return null;
      } else ids.add(id);
      return read;
    },
    reject(row: RejectedRow): void {
      rejected.push(row);
    },
    add(result: BatchResult): void {
      done = sum(done, result);
    },
    /** A row without a readable id may be any offer: then nobody can say which offers are missing. */
    isComplete: (): boolean => steady && nameless === 0 && expected === ids.size,
    ids: (): number[] => [...ids],
    counts: () => ({
      ...done,
      read,
      expected,
      repeated,
      rejected: [...rejected, ...done.rejected].toSorted((a, b) => a.row - b.row),
    }),
  };
}
