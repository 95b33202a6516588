import type { Filter } from './plan-filters.ts';
import type { TextPlan } from './plan-text.ts';
import type { TextScores } from './score-text.ts';
import { mostSlots, noPostings } from './segment.ts';
import type { Facts, Segment } from './segment.ts';

export type Asked = {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly text: TextPlan | null;
  readonly excluded: readonly number[];
  readonly filters: readonly Filter[];
  readonly allowed: ReadonlySet<number> | null;
};

/** The bit of an offer that has too few of the concepts: it is near, and fails no criterion by that. */
const nearBit = 1 << 30;

/** The slots of one kind, in the order in which they were found. */
export type SlotList = { readonly slots: Uint16Array; count: number };

/** The open offers of a segment that have at least one concept, and the filters that each fails. */
export class Candidates {
  /** Those of the main set, and the near ones. */
  readonly main: SlotList = { slots: new Uint16Array(mostSlots), count: 0 };
  readonly near: SlotList = { slots: new Uint16Array(mostSlots), count: 0 };
  readonly slots = new Uint16Array(mostSlots);
  /** By place in `slots`: a bit for each filter that it fails. */
  readonly fails = new Uint32Array(mostSlots);
  readonly #isOut = new Uint8Array(mostSlots);
  readonly #scores: TextScores;
  #count = 0;

  constructor(scores: TextScores) {
    this.#scores = scores;
  }

  get count(): number {
    return this.#count;
  }

  find(segment: Segment, asked: Asked): void {
    const { text, excluded, filters, now, allowed } = asked;
    this.#markExcluded(segment, excluded, 1);
    if (text === null) this.#takeOpen(segment, now);
    else this.#takeScored(segment, text, now);
    if (allowed !== null) this.#keepAllowed(segment.facts, allowed);
    for (const filter of filters) this.#apply(segment.facts, filter);
    this.#markExcluded(segment, excluded, 0);
    this.#divide();
  }

  #takeOpen({ facts, size }: Segment, now: number): void {
    const { alive, starts, ends } = facts;
    const [slots, isOut] = [this.slots, this.#isOut];
    let count = 0;
    for (let slot = 0; slot < size; slot += 1) {
      if (alive[slot] !== 1 || isOut[slot] === 1) continue;
      if ((starts[slot] ?? 0) > now || (ends[slot] ?? 0) <= now) continue;
      slots[count++] = slot;
    }
    this.fails.fill(0, 0, count);
    this.#count = count;
  }

  #takeScored(segment: Segment, text: TextPlan, now: number): void {
    const { alive, starts, ends } = segment.facts;
    const scored = this.#scores.score(segment, text);
    const { slots: from, found } = this.#scores;
    const [slots, fails, isOut] = [this.slots, this.fails, this.#isOut];
    let count = 0;
    for (let at = 0; at < scored; at += 1) {
      const slot = from[at] ?? 0;
      if (alive[slot] !== 1 || isOut[slot] === 1) continue;
      if ((starts[slot] ?? 0) > now || (ends[slot] ?? 0) <= now) continue;
      slots[count] = slot;
      fails[count] = (found[slot] ?? 0) < text.needed ? nearBit : 0;
      count += 1;
    }
    this.#count = count;
  }

  #keepAllowed({ ids }: Facts, allowed: ReadonlySet<number>): void {
    const { slots, fails } = this;
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const slot = slots[at] ?? 0;
      if (!allowed.has(ids[slot] ?? 0)) continue;
      slots[count] = slot;
      fails[count] = fails[at] ?? 0;
      count += 1;
    }
    this.#count = count;
  }

  #apply({ columns }: Facts, { column, bit, fails: isFailed }: Filter): void {
    const [keys, slots, fails, count] = [columns[column], this.slots, this.fails, this.#count];
    for (let at = 0; at < count; at += 1)
      if (isFailed[keys[slots[at] ?? 0] ?? 0] === 1) fails[at] = (fails[at] ?? 0) | bit;
  }

  #divide(): void {
    const { slots, fails, main, near } = this;
    let [many, few] = [0, 0];
    for (let at = 0; at < this.#count; at += 1) {
      const failed = fails[at] ?? 0;
      if (failed === 0) main.slots[many++] = slots[at] ?? 0;
      else if (failed === nearBit) near.slots[few++] = slots[at] ?? 0;
    }
    main.count = many;
    near.count = few;
  }

  #markExcluded(segment: Segment, excluded: readonly number[], value: 0 | 1): void {
    for (const term of excluded) {
      const { slots, from, to } = segment.postings(term) ?? noPostings;
      for (let at = from; at < to; at += 1) this.#isOut[slots[at] ?? 0] = value;
    }
  }
}
