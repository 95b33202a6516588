import type { AcceptedRow, RejectedRow } from './imported-offer.ts';
import { type BatchResult, nothing, sum } from './write-batch.ts';
import type { Present } from './withdraw-missing.ts';

/** What an import has read so far, and whether that is all that the source has. */
export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  const ids = new Set<number>();
  const references = new Set<string>();
  const rejected: RejectedRow[] = [];
  let read = 0;
  let expected: number | null = null;
  let steady = true;
  let nameless = 0;
  let repeated = 0;
  let withoutContact = 0;
  let done = nothing;

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
    /**
     * Counts a row; its number from 1, or null for an id that was read before.
     * @param reference what is left to tell its offer by when it has no id
     */
    startRow(id: number | undefined, reference: string | undefined): number | null {
      read += 1;
      if (id === undefined) {
        nameless += 1;
        if (reference !== undefined) references.add(reference);
      } else if (ids.has(id)) {
        repeated += 1;
        return null;
      } else ids.add(id);
      return read;
    },
    accept({ offer }: AcceptedRow): void {
      if (offer.contact.email === null) withoutContact += 1;
    },
    reject(row: RejectedRow): void {
      rejected.push(row);
    },
    add(result: BatchResult): void {
      done = sum(done, result);
    },
    isComplete: (): boolean => steady && expected === ids.size + nameless,
    present: (): Present => ({ ids, references }),
    counts: () => ({
      ...done,
      read,
      expected,
      repeated,
      withoutContact,
      rejected: [...rejected, ...done.rejected].toSorted((a, b) => a.row - b.row),
    }),
  };
}
