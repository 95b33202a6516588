import type { AcceptedRow, RejectedRow } from '#import/reading/imported-offer.ts';
import { type ImportedBatch, nothing, sum } from './write-batch.ts';
import type { Present } from './withdraw-missing.ts';

/** Counts what an import has read so far, and tells if the source has been read completely. */
export class Tally {
  readonly #ids = new Set<number>();
  readonly #references = new Set<string>();
  readonly #rejected: RejectedRow[] = [];
  #read = 0;
  #expected: number | null = null;
  #steady = true;
  #nameless = 0;
  #repeated = 0;
  #withoutContact = 0;
  #done = nothing;

  get read(): number {
    return this.#read;
  }

  get expected(): number | null {
    return this.#expected;
  }

  /**
   * Notes the total count that a page states. If the count changes between two pages, offers were added or
   * removed, so an offer may have moved from one page to another unread.
   */
  startPage(count: number | null): void {
    this.#steady &&= this.#read === 0 || count === this.#expected;
    this.#expected = count;
  }

  /**
   * Counts a row. Returns its number, counted from 1, or null if its id was read before.
   * @param reference identifies a row without an id
   */
  startRow(id: number | undefined, reference: string | undefined): number | null {
    this.#read += 1;
    if (id === undefined) {
      this.#nameless += 1;
      if (reference !== undefined) this.#references.add(reference);
    } else if (this.#ids.has(id)) {
      this.#repeated += 1;
      return null;
    } else this.#ids.add(id);
    return this.#read;
  }

  accept({ offer }: AcceptedRow): void {
    if (offer.contact.email === null) this.#withoutContact += 1;
  }

  reject(row: RejectedRow): void {
    this.#rejected.push(row);
  }

  add(result: ImportedBatch): void {
    this.#done = sum(this.#done, result);
  }

  isComplete(): boolean {
    return this.#steady && this.#expected === this.#ids.size + this.#nameless;
  }

  present(): Present {
    return { ids: this.#ids, references: this.#references };
  }

  counts() {
    return {
      ...this.#done,
      read: this.#read,
      expected: this.#expected,
      repeated: this.#repeated,
      withoutContact: this.#withoutContact,
      rejected: [...this.#rejected, ...this.#done.rejected].toSorted((a, b) => a.row - b.row),
    };
  }
}
