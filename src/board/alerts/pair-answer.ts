import { emptySet, addAll, keepCommon, type OfferSet } from './offer-set.ts';

/** The new offers that match one pair. A pair is a parameter of an address and one of its values. */
export type PairAnswer = {
  readonly text: string;
  /**
   * Number of the pair's group. Pairs of one group are alternatives; an offer must match every group.
   * Canonical addresses have the groups in order.
   */
  readonly group: number;
  readonly set: OfferSet;
  /**
   * The pair of the larger place that contains this place. If an address has the pairs of both places, only
   * the smaller place is searched.
   */
  readonly holder: string | null;
  /** True if the pair excludes offers. An offer must match every such pair, also within a group. */
  readonly excludes: boolean;
};

/** Intersects the offers of the pairs of an address. The next address reuses the same memory. */
export class CommonOffers {
  readonly #common: OfferSet;
  readonly #group: OfferSet;

  /** @param size of the sets */
  constructor(size: number) {
    this.#common = emptySet(size);
    this.#group = emptySet(size);
  }

  /** Returns a set that is valid until the next call; null if the pairs cannot be evaluated one by one. */
  of(pairs: readonly PairAnswer[]): OfferSet | null {
    let common: OfferSet | null = null;
    for (let from = 0; from < pairs.length;) {
      const to = groupEnd(pairs, from);
      const set = this.#anyOf(pairs, from, to);
      if (set === null || (pairs[to]?.group ?? Infinity) < (pairs[from]?.group ?? 0)) return null;
      if (common === null) this.#common.set(set);
      else keepCommon(common, set);
      common = this.#common;
      from = to;
    }
    return common;
  }

  /** Returns the union of the offers of a group of pairs. */
  #anyOf(pairs: readonly PairAnswer[], from: number, to: number): OfferSet | null {
    if (to - from === 1) return pairs[from]?.set ?? null;
    const group = pairs.slice(from, to);
    if (group.some(({ holder }) => holder !== null && !group.some(({ text }) => text === holder))) return null;
    this.#group.fill(0);
    for (const { text, set } of group) if (!group.some(({ holder }) => holder === text)) addAll(this.#group, set);
    return this.#group;
  }
}

function groupEnd(pairs: readonly PairAnswer[], from: number): number {
  let to = from + 1;
  if (pairs[from]?.excludes) return to;
  while (to < pairs.length && pairs[to]?.group === pairs[from]?.group) to += 1;
  return to;
}
