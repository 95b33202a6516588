import type { OfferIndex } from '#search/index/offer-index.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { TextReader } from './text-reader.ts';

/** Port for facts about offers that the index does not contain. The board reads these facts by SQL. */
export type OfferLookup = {
  /** Finds offers by their number, whatever the letters before it: 'VIE237379', 'VIA237379', 237379. */
  readonly withNumber: (number: number) => Promise<ReadonlySet<number>>;
  /**
   * Loads the whole texts of some offers to search them for phrases, because the index does not store the
   * positions of words.
   */
  readonly textsOf: (
    ids: readonly number[],
  ) => Promise<readonly { readonly id: number; readonly texts: readonly string[] }[]>;
};

/** Everything that a search may use. A `Board` contains it. */
export type SearchContext = {
  readonly now: () => Date;
  /** The reference values, with the cities and companies of the offers. */
  readonly reference: () => Promise<Reference>;
  /**
   * Waits until the index is complete. The index changes in place and is sometimes rebuilt. So use it for one
   * request only, and do not wait between queries whose results must agree.
   */
  readonly search: () => Promise<OfferIndex>;
  readonly texts: TextReader;
  readonly lookup: OfferLookup;
};
