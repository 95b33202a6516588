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
  /** Text, order and page of the criteria are ignored. */
  readonly criteria: OfferCriteria;
  readonly text: TextQuery | null;
  /** Without a text, relevance means date. */
  readonly sort: Sort;
  readonly locale: Locale;
  readonly now: Date;
  /** The facets to count. */
  readonly facets: readonly N[];
  readonly skip: number;
  readonly limit: number;
  /**
   * Returns the offers of the main set behind this rank, whatever came or left since. Counts do not change.
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
  /** A page of the main set in its order, then the near offers, the most relevant first. */
  readonly ids: readonly number[];
  /** The ranks of the offers of the main set. */
  readonly ranks: readonly Rank[];
  /** Counts of the main set. */
  readonly facets: Facets<N>;
};

type CityOfOffers = Label & { readonly key: string; readonly countryId: string; readonly offers: number };
type CompanyOfOffers = { readonly id: number; readonly name: string; readonly offers: number };

/** All offers of the board, in memory. Every answer is of one moment, without waiting. */
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
  /** Changes whenever an offer comes, changes or leaves; view counts do not matter. */
  readonly version: number;
  /** Grows when a city or a company is new or gets another name. */
  readonly names: number;
};
