import type { PlannedFilter } from './plan-filters.ts';
import type { TextPlan } from './plan-text.ts';
import type { TextScores } from './score-text.ts';
import type { OpenOffers, SlotList } from '#search/store/open-offers.ts';
import { maxSlots, noPostings } from '#search/store/segment.ts';
import type { Facts, Segment } from '#search/store/segment.ts';

export type CandidateQuery = {
  readonly text: TextPlan | null;
  readonly excluded: readonly number[];
  readonly filters: readonly PlannedFilter[];
  readonly allowed: ReadonlySet<number> | null;
  /** Slots of the offers that the candidate hides, by segment. */
  readonly hidden: ReadonlyMap<Segment, readonly number[]>;
};

/**
 * The bit for a near match, an offer with too few of the concepts. Each other bit stands for a filter that
 * the offer fails.
 */
const nearBit = 1 << 30;
/** The bit for a hidden offer. No facet ignores it. */
const hiddenBit = 1 << 29;

const noSlots: SlotList = { slots: new Uint16Array(0), count: 0 };

/**
 * The open offers of a segment that have at least one concept, and the filters that each of them fails. Loops
 * over all offers contain no branch that depends on an offer: the processor would often predict it wrongly,
 * and wrong predictions cost the most when half of the offers pass.
 */
export class Candidates {
  readonly #kept = new Uint16Array(maxSlots);
  /**
   * One number for each offer in `#all`, in the same order. Its bits are the filters that the offer fails.
   */
  readonly #fails = new Int32Array(maxSlots);
  readonly #isOut = new Uint8Array(maxSlots);
  readonly #mainSlots = new Uint16Array(maxSlots);
  readonly #nearSlots = new Uint16Array(maxSlots);
  readonly #otherSlots = new Uint16Array(maxSlots);
  readonly #scores: TextScores;
  /** The bits that `#fails` may contain in this search. */
  #bits = 0;
  #all = noSlots;
  #main = noSlots;
  #near = noSlots;

  constructor(scores: TextScores) {
    this.#scores = scores;
  }

  get count(): number {
    return this.#all.count;
  }

  /** Offers that fail no filter and have most of the concepts. */
  get main(): SlotList {
    return this.#main;
  }

  /** Offers that fail no filter and have fewer concepts. */
  get near(): SlotList {
    return this.#near;
  }

  find(segment: Segment, open: OpenOffers, asked: CandidateQuery): void {
    const { text, excluded, filters, allowed, hidden } = asked;
    if (text === null) this.#all = { slots: open.slots, count: open.slots.length };
    else this.#takeScored(segment, open, text);
    if (excluded.length > 0) this.#dropExcluded(segment, excluded);
    if (allowed !== null) this.#keep((slot) => allowed.has(segment.facts.ids[slot] ?? 0));
    this.#markNear(text);
    this.#bits = filters.reduce((bits, { bit }) => bits | bit, text === null ? 0 : nearBit);
    for (const filter of filters) this.#apply(segment.facts, filter);
    this.#markHidden(hidden.get(segment) ?? []);
    this.#main = text === null && this.#bits === 0 ? this.#all : this.#those(~0, 0, this.#mainSlots);
    this.#near = text === null ? noSlots : this.#those(~0, nearBit, this.#nearSlots);
  }

  /**
   * Returns the offers of the main set that fail no filter except those in `without`. The list is valid until
   * the next call.
   */
  passing(without: number): SlotList {
    if (without === 0) return this.#main;
    return without === this.#bits ? this.#all : this.#those(~without, 0, this.#otherSlots);
  }

  /** Returns the offers that `passing` leaves out. The list is valid until the next call. */
  failing(without: number): SlotList {
    const [{ slots, count }, fails, found, mask] = [this.#all, this.#fails, this.#otherSlots, ~without];
    let many = 0;
    for (let at = 0; at < count; at += 1) {
      found[many] = slots[at] ?? 0;
      many += ((fails[at] ?? 0) & mask) === 0 ? 0 : 1;
    }
    return { slots: found, count: many };
  }

  /** Returns the offers whose bits under a mask have a given value. */
  #those(mask: number, bits: number, found: Uint16Array): SlotList {
    const [{ slots, count }, fails] = [this.#all, this.#fails];
    let many = 0;
    for (let at = 0; at < count; at += 1) {
      found[many] = slots[at] ?? 0;
      many += ((fails[at] ?? 0) & mask) === bits ? 1 : 0;
    }
    return { slots: found, count: many };
  }

  #takeScored(segment: Segment, { isOpen }: OpenOffers, text: TextPlan): void {
    const scored = this.#scores.score(segment, text);
    const [{ slots: from }, slots] = [this.#scores, this.#kept];
    let count = 0;
    for (let at = 0; at < scored; at += 1) {
      const slot = from[at] ?? 0;
      slots[count] = slot;
      count += isOpen[slot] ?? 0;
    }
    this.#all = { slots, count };
  }

  #dropExcluded(segment: Segment, excluded: readonly number[]): void {
    this.#markExcluded(segment, excluded, 1);
    this.#keep((slot) => this.#isOut[slot] === 0);
    this.#markExcluded(segment, excluded, 0);
  }

  #markExcluded(segment: Segment, excluded: readonly number[], value: 0 | 1): void {
    for (const term of excluded) {
      const { slots, from, to } = segment.postings(term) ?? noPostings;
      for (let at = from; at < to; at += 1) this.#isOut[slots[at] ?? 0] = value;
    }
  }

  #keep(isKept: (slot: number) => boolean): void {
    const { slots, count } = this.#all;
    let many = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      if (isKept(slot)) this.#kept[many++] = slot;
    }
    this.#all = { slots: this.#kept, count: many };
  }

  #markNear(text: TextPlan | null): void {
    const { slots, count } = this.#all;
    const [fails, { found }, needed] = [this.#fails, this.#scores, text?.needed ?? 0];
    if (text === null) fails.fill(0, 0, count);
    else for (let at = 0; at < count; at += 1) fails[at] = (found[slots[at] ?? 0] ?? 0) < needed ? nearBit : 0;
  }

  #markHidden(hidden: readonly number[]): void {
    if (hidden.length === 0) return;
    const [{ slots, count }, fails, isOut] = [this.#all, this.#fails, this.#isOut];
    for (const slot of hidden) isOut[slot] = 1;
    for (let at = 0; at < count; at += 1) fails[at] = (fails[at] ?? 0) | ((isOut[slots[at] ?? 0] ?? 0) * hiddenBit);
    for (const slot of hidden) isOut[slot] = 0;
    this.#bits |= hiddenBit;
  }

  #apply({ columns }: Facts, { column, fails: failing }: PlannedFilter): void {
    const { slots, count } = this.#all;
    const [keys, fails] = [columns[column], this.#fails];
    for (let at = 0; at < count; at += 1) fails[at] = (fails[at] ?? 0) | (failing[keys[slots[at] ?? 0] ?? 0] ?? 0);
  }
}
