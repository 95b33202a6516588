import type { Facts, Postings, Segment } from './segment.ts';

/**
 * The arrays of a sealed segment. The postings of term `terms[n]` are those from `offsets[n]` to `offsets[n +
 * 1]`.
 */
export type SealedArrays = {
  readonly facts: Facts;
  /** In ascending order. */
  readonly terms: Uint32Array;
  readonly offsets: Uint32Array;
  readonly slots: Uint16Array;
  readonly impacts: Uint8Array;
};

/** A segment that gets no new offers. Its offers may be removed, and their numbers of views may change. */
export class SealedSegment implements Segment {
  readonly arrays: SealedArrays;

  constructor(arrays: SealedArrays) {
    this.arrays = arrays;
  }

  get facts(): Facts {
    return this.arrays.facts;
  }

  get size(): number {
    return this.arrays.facts.ids.length;
  }

  get postingCount(): number {
    return this.arrays.slots.length;
  }

  postings(term: number): Postings | null {
    const { terms, offsets, slots, impacts } = this.arrays;
    const place = placeOf(term, terms);
    return place < 0 ? null : { slots, impacts, from: offsets[place] ?? 0, to: offsets[place + 1] ?? 0 };
  }

  terms(): Iterable<number> {
    return this.arrays.terms;
  }
}

/** Finds a number in ascending numbers by binary search; -1 if it is absent. */
export function placeOf(wanted: number, numbers: Uint16Array | Uint32Array, from = 0, to = numbers.length): number {
  let [low, high] = [from, to - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = numbers[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
