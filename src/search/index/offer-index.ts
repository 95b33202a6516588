import type { Label } from '#reference/labelled.ts';
import type { Locale } from '#words/locale.ts';
import {
  type FacetName,
  type Facets,
  noCriteria,
  type OfferCriteria,
  type Sort,
  sorts,
} from '#search/criteria/criteria.ts';
import type { TextQuery } from '#search/text/text-query.ts';
import type { Rank } from './top-offers.ts';

export type IndexQuery<N extends FacetName = FacetName> = {
  /** Criteria of the query; their text, order and page are ignored. */
  readonly criteria: OfferCriteria;
  readonly text: TextQuery | null;
  /** Order of the offers. Without a text, relevance means the date. */
  readonly sort: Sort;
  readonly locale: Locale;
  readonly now: Date;
  /** The facets to count. */
  readonly facets: readonly N[];
  readonly skip: number;
  readonly limit: number;
  /**
   * Returns the offers of the main set after this rank, whatever was added or removed since. Counts do not
   * change.
   */
  readonly after?: Rank | undefined;
  /** Limits the search to these offers. */
  readonly allowed?: ReadonlySet<number>;
};

/** A query for all open offers, to count them. */
export const wholeBoard = {
  criteria: noCriteria,
  text: null,
  sort: sorts.date,
  locale: 'fr',
  skip: 0,
  limit: 0,
} as const;

export type IndexAnswer<N extends FacetName = FacetName> = {
  /** Size of the main set: offers that meet all criteria and have most of the concepts. */
  readonly total: number;
  /** Number of offers that meet all criteria and have fewer concepts. */
  readonly near: number;
  /** A page of the main set in its order, followed by the near matches, most relevant first. */
  readonly ids: readonly number[];
  /** The ranks of the offers of the main set. */
  readonly ranks: readonly Rank[];
  /** Counts of the main set. */
  readonly facets: Facets<N>;
};

type CityOfOffers = Label & { readonly key: string; readonly countryId: string; readonly offers: number };
type CompanyOfOffers = { readonly id: number; readonly name: string; readonly offers: number };

/**
 * All offers of the board, in memory. Each result is computed without waiting, so that it belongs to one
 * moment.
 */
export type OfferIndex = {
  search<N extends FacetName>(asked: IndexQuery<N>): IndexAnswer<N>;
  /** Tells if an offer has a term, in the form of `termsOf`. */
  has(offerId: number, term: string): boolean;
  /** Approximate number of offers with a word, in the form of `foldedWords`. */
  frequency(word: string): number;
  /** The words of the offers with their frequencies. */
  words(): Iterable<readonly [string, number]>;
  /** Cities and companies with open offers, and the number of these offers. */
  cities(): readonly CityOfOffers[];
  companies(): readonly CompanyOfOffers[];
  /** Changes whenever an offer is added, changed or removed; view counts do not matter. */
  readonly version: number;
  /** Grows when a city or a company is new or is renamed. */
  readonly names: number;
};
