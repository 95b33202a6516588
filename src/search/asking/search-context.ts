import type { OfferIndex } from '#search/index/offer-index.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { TextReader } from './text-reader.ts';

/**
 * The port for the few questions about offers that the index cannot answer. The board fills it with its SQL.
 */
export type OfferLookup = {
  /**
   * The offers with a number, with or without the letters of its reference: 'VIE237379', 'VIA237379', 237379.
   */
  readonly withNumber: (number: number) => Promise<ReadonlySet<number>>;
  /** All that is written in some offers, to look for phrases: the index keeps no positions of words. */
  readonly textsOf: (
    ids: readonly number[],
  ) => Promise<readonly { readonly id: number; readonly texts: readonly string[] }[]>;
};

/** All that a search may reach. A `Board` is such a context. */
export type SearchContext = {
  readonly now: () => Date;
  /** The reference values, with the cities and companies of the offers. */
  readonly reference: () => Promise<Reference>;
  /**
   * The index of the offers, once it is whole. It is changed in place and at times made anew: to be held for
   * one request, and asked without waiting in between where answers must agree.
   */
  readonly search: () => Promise<OfferIndex>;
  readonly texts: TextReader;
  readonly lookup: OfferLookup;
};
