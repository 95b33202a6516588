import type { OfferIndex } from '#search/index/offer-index.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { TextReader } from './text-reader.ts';

/** Port for facts about offers that the index cannot provide. The board reads them with SQL. */
export type OfferLookup = {
  /**
   * Finds offers by number, with or without the letters of the reference: 'VIE237379', 'VIA237379', 237379.
   */
  readonly withNumber: (number: number) => Promise<ReadonlySet<number>>;
  /**
   * Loads the whole texts of some offers to search for phrases, because the index keeps no word positions.
   */
  readonly textsOf: (
    ids: readonly number[],
  ) => Promise<readonly { readonly id: number; readonly texts: readonly string[] }[]>;
};

/** Everything that a search may use. A `Board` is such a context. */
export type SearchContext = {
  readonly now: () => Date;
  /** The reference values, with the cities and companies of the offers. */
  readonly reference: () => Promise<Reference>;
  /**
   * Waits until the index is complete. The index changes in place and is sometimes rebuilt, so keep it for
   * one request only, and do not wait between queries whose results must agree.
   */
  readonly search: () => Promise<OfferIndex>;
  readonly texts: TextReader;
  readonly lookup: OfferLookup;
};
