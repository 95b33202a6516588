import type { Locale } from '#words/locale.ts';
import {
  type FacetCount,
  type FacetName,
  type Facets,
  noCriteria,
  type Options,
  type OfferCriteria,
  type Sort,
  sorts,
} from '#search/criteria/criteria.ts';
import type { CityOfOffers, CompanyOfOffers } from '#search/store/known-names.ts';
import type { TextQuery } from '#search/text/text-query.ts';
import type { Rank } from './top-offers.ts';

export type IndexQuery<N extends FacetName = FacetName> = {
  /** Criteria of the query. The index ignores the text, the order and the page in them. */
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
   * Returns only offers of the main set after this rank, even if offers were added or removed meanwhile. The
   * counts are those of the whole search.
   */
  readonly after?: Rank | undefined;
  /** Limits the search to these offers. */
  readonly allowed?: ReadonlySet<number> | undefined;
  /** Limits the search, and each of its counts, to the offers that meet these criteria too. */
  readonly within?: OfferCriteria | undefined;
  /** Leaves out these offers. */
  readonly hidden?: ReadonlySet<number>;
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
  /** Size of the main set: the offers that meet all criteria and have most of the concepts. */
  readonly total: number;
  /** Number of near matches: offers that meet all criteria but have fewer of the concepts. */
  readonly near: number;
  /** Ids of a page: offers of the main set in the requested order, then near matches, most relevant first. */
  readonly ids: readonly number[];
  /** The ranks of the offers of the main set. */
  readonly ranks: readonly Rank[];
  /** Counts of the main set. */
  readonly facets: Facets<N>;
  /** True if a part of the offers could not be searched, because the machines that hold it are away. */
  readonly isPartial: boolean;
};

/** Tells if an offer has a term. */
type HasTerm = (offerId: number, term: string) => boolean;

/**
 * Port to the index of all offers. Names, words and numbers of offers come from memory; searches may wait for
 * another machine.
 */
export type OfferIndex = {
  /** @throws SearchUnavailable */
  search<N extends FacetName>(asked: IndexQuery<N>): Promise<IndexAnswer<N>>;
  /** Looks up which of some offers have which of some terms; the terms have the form of `termsOf`. */
  findTerms(offerIds: readonly number[], terms: readonly string[]): Promise<HasTerm>;
  /** Returns the options of a criterion that open offers have, those of most offers first. */
  options<N extends FacetName>(name: N, now: Date): readonly FacetCount<Options[N]>[];
  /** Returns the approximate number of offers with a word; the word has the form of `foldedWords`. */
  frequency(word: string): number;
  /** Returns the words of the offers with the number of offers of each. */
  words(): Iterable<readonly [string, number]>;
  /**
   * These two functions return the cities and the companies with open offers, each with the number of these
   * offers.
   */
  cities(): readonly CityOfOffers[];
  companies(): readonly CompanyOfOffers[];
  /** A number that changes whenever an offer is added, changed or removed, but not when it is viewed. */
  readonly version: number;
  /** A number that grows when a city or a company is new or is renamed. */
  readonly names: number;
};
