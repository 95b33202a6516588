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
  /** Its text, its order and its page are not looked at. */
  readonly criteria: OfferCriteria;
  readonly text: TextQuery | null;
  /** Relevance without a text is date. */
  readonly sort: Sort;
  readonly locale: Locale;
  readonly now: Date;
  /** Those to be counted. */
  readonly facets: readonly N[];
  readonly skip: number;
  readonly limit: number;
  /** Of the main set those that come after it, whatever came or left since; counts do not change. */
  readonly after?: Rank | undefined;
  /** No other offer is found. */
  readonly allowed?: ReadonlySet<number>;
};

/** All open offers, to be counted. */
export const wholeBoard = {
  criteria: noCriteria,
  text: null,
  sort: sorts.date,
  locale: 'fr',
  skip: 0,
  limit: 0,
} as const;

export type IndexAnswer<N extends FacetName = FacetName> = {
  /** The main set: offers that meet all criteria and have most of the concepts. */
  readonly total: number;
  /** Offers that meet all criteria and have fewer concepts, but one. */
  readonly near: number;
  /** A part of the main set in its order, then of the near ones, the most relevant first. */
  readonly ids: readonly number[];
  /** Where those of the main set stand in their order. */
  readonly ranks: readonly Rank[];
  /** Of the main set. */
  readonly facets: Facets<N>;
};

type CityOfOffers = Label & { readonly key: string; readonly countryId: string; readonly offers: number };
type CompanyOfOffers = { readonly id: number; readonly name: string; readonly offers: number };

/** All offers of the board, in memory. What it answers is of one moment; nothing waits. */
export type OfferIndex = {
  search<N extends FacetName>(asked: IndexQuery<N>): IndexAnswer<N>;
  /** Whether an offer has a term, as `termsOf` gives them. */
  has(offerId: number, term: string): boolean;
  /** How many offers have a word, as `foldedWords` gives them; about. */
  frequency(word: string): number;
  /** The words of the offers and their frequencies. */
  words(): Iterable<readonly [string, number]>;
  /** Cities and companies with open offers, and how many of these. */
  cities(): readonly CityOfOffers[];
  companies(): readonly CompanyOfOffers[];
  /** Another one whenever an offer comes, changes or leaves; views do not count. */
  readonly version: number;
  /** Grows when a city or a company is new or has another name. */
  readonly names: number;
};
