import { emptyFacts } from './segment.ts';
import type { Facts, Postings, Segment } from './segment.ts';

type Growing = { slots: Uint16Array; impacts: Uint8Array; length: number };

/** The segment that takes new offers until it is full. */
export class LiveSegment implements Segment {
  readonly facts: Facts;
  readonly #capacity: number;
  readonly #postings = new Map<number, Growing>();
  #size = 0;
  #postingCount = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.facts = emptyFacts(capacity);
  }

  get size(): number {
    return this.#size;
  }

  get postingCount(): number {
    return this.#postingCount;
  }

  get isFull(): boolean {
    return this.#size === this.#capacity;
  }

  /**
   * Adds an offer with its terms and their impacts in a new slot.
   * @returns the slot, whose facts the caller must fill in
   */
  add(terms: Iterable<readonly [number, number]>): number {
    const slot = this.#size;
    this.#size += 1;
    for (const [term, impact] of terms) this.#append(term, slot, impact);
    return slot;
  }

  postings(term: number): Postings | null {
    const found = this.#postings.get(term);
    return found ? { slots: found.slots, impacts: found.impacts, from: 0, to: found.length } : null;
  }

  terms(): Iterable<number> {
    return this.#postings.keys();
  }

  #append(term: number, slot: number, impact: number): void {
    let list = this.#postings.get(term);
    if (list === undefined) {
      list = { slots: new Uint16Array(1), impacts: new Uint8Array(1), length: 0 };
      this.#postings.set(term, list);
    } else if (list.length === list.slots.length) grow(list);
    list.slots[list.length] = slot;
    list.impacts[list.length] = impact;
    list.length += 1;
    this.#postingCount += 1;
  }
}

function grow(list: Growing): void {
  const { slots, impacts } = list;
  list.slots = new Uint16Array(slots.length * 2);
  list.slots.set(slots);
  list.impacts = new Uint8Array(impacts.length * 2);
  list.impacts.set(impacts);
}
