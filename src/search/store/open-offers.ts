import type { ColumnName } from '#search/offer/offer-columns.ts';
import type { Facts, Keys, Segment } from './segment.ts';

/**
 * The offers of a segment that are open at a moment. The result stays valid until the next offer begins or
 * ends.
 */
export class OpenOffers {
  /** In ascending order. */
  readonly slots: Uint16Array;
  /** For each slot, 1 if its offer is open. */
  readonly isOpen: Uint8Array;
  readonly #facts: Facts;
  readonly #histograms = new Map<ColumnName, Int32Array>();
  #from = Number.NEGATIVE_INFINITY;
  #until = Number.POSITIVE_INFINITY;

  /** @param now milliseconds since 1970 */
  constructor({ facts, size }: Segment, now: number) {
    const { alive, starts, ends } = facts;
    this.#facts = facts;
    this.isOpen = new Uint8Array(size);
    const slots = new Uint16Array(size);
    let count = 0;
    for (let slot = 0; slot < size; slot += 1) {
      if (alive[slot] !== 1) continue;
      const [start, end] = [starts[slot] ?? 0, ends[slot] ?? 0];
      this.#note(start, now);
      this.#note(end, now);
      if (start > now || end <= now) continue;
      this.isOpen[slot] = 1;
      slots[count++] = slot;
    }
    this.slots = slots.slice(0, count);
  }

  isTrueAt(now: number): boolean {
    return this.#from <= now && now < this.#until;
  }

  /**
   * Returns the number of open offers for each key of a column; keys beyond the end of the list have no
   * offers.
   */
  histogram(column: ColumnName): Int32Array {
    const known = this.#histograms.get(column);
    if (known !== undefined) return known;
    const keys = this.#facts.columns[column];
    const counts = new Int32Array(this.slots.reduce((most, slot) => Math.max(most, (keys[slot] ?? 0) + 1), 0));
    countKeys(keys, { slots: this.slots, count: this.slots.length }, counts, 1);
    this.#histograms.set(column, counts);
    return counts;
  }

  #note(moment: number, now: number): void {
    if (moment <= now) this.#from = Math.max(this.#from, moment);
    else this.#until = Math.min(this.#until, moment);
  }
}

/** Some slots of a segment; they are in ascending order unless a text was searched. */
export type SlotList = { readonly slots: Uint16Array; readonly count: number };

/** Adds the listed slots to the counts of their keys in a column. */
export function countKeys(keys: Keys, { slots, count }: SlotList, counts: Int32Array, sign: 1 | -1): void {
  let at = 0;
  // Reads four keys before it counts them: the processor then need not wait for its own writes, which saves a
  // third of the time.
  for (; at + 4 <= count; at += 4) {
    const [one, two] = [keys[slots[at] ?? 0] ?? 0, keys[slots[at + 1] ?? 0] ?? 0];
    const [three, four] = [keys[slots[at + 2] ?? 0] ?? 0, keys[slots[at + 3] ?? 0] ?? 0];
    counts[one] = (counts[one] ?? 0) + sign;
    counts[two] = (counts[two] ?? 0) + sign;
    counts[three] = (counts[three] ?? 0) + sign;
    counts[four] = (counts[four] ?? 0) + sign;
  }
  for (; at < count; at += 1) {
    const key = keys[slots[at] ?? 0] ?? 0;
    counts[key] = (counts[key] ?? 0) + sign;
  }
}
