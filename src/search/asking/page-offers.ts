import type { Locale } from '#words/locale.ts';
import type { FacetName, Facets, OfferCriteria } from '#search/criteria/criteria.ts';
import { explain } from './explain.ts';
import type { Rank } from '#search/index/top-offers.ts';
import { type OpenSearch, openSearch } from './open-search.ts';
import type { SearchContext } from './search-context.ts';
import type { Reading } from './read-search.ts';
import type { Why } from './explain.ts';

/** More than these were not meant: they miss a part of what was asked. */
export const maxNear = 40;

type Window<N extends FacetName> = {
  readonly locale: Locale;
  readonly limit: number;
  /** The end of the page before; null for the first one. */
  readonly after: Rank | null;
  readonly facets: readonly N[];
};

export type PagedOffer = { readonly id: number; readonly why: Why | null };

export type OffersPage<N extends FacetName> = {
  /** Offers that meet all criteria and the text, of all pages. */
  readonly total: number;
  readonly offers: readonly PagedOffer[];
  /** At the end of the last page: offers that miss a part of the text. */
  readonly near: readonly PagedOffer[];
  /** Where the next page goes on; null behind the last one. */
  readonly next: Rank | null;
  readonly facets: Facets<N>;
  readonly reading: Reading;
};

/**
 * A page of the open offers that meet the criteria, which goes on behind an offer and not at a number: in an
 * order that an offer keeps, as that of broadcast, none is skipped or told twice, whatever comes or leaves
 * between two pages.
 */
export async function pageOffers<N extends FacetName>(
  context: SearchContext,
  criteria: OfferCriteria,
  { locale, limit, after, facets }: Window<N>,
): Promise<OffersPage<N>> {
  const search = await openSearch(context, criteria, locale);
  const answer = search.ask({ facets, skip: 0, limit: limit + 1, after: after ?? undefined });
  const shown = answer.ranks.slice(0, limit);
  const hasMore = answer.ranks.length > limit;
  const near = hasMore ? [] : search.ask({ facets: [], skip: answer.total, limit: maxNear }).ids;
  return {
    total: answer.total,
    offers: shown.map(({ id }) => ({ id, why: whyOf(search, id, false) })),
    near: near.map((id) => ({ id, why: whyOf(search, id, true) })),
    next: hasMore ? (shown.at(-1) ?? null) : null,
    facets: answer.facets,
    reading: search.reading,
  };
}

function whyOf({ index, knowledge, reading }: OpenSearch, id: number, near: boolean): Why | null {
  const has = (term: string) => index.has(id, term);
  return explain(reading.concepts, knowledge.vocabulary, { has, near });
}
