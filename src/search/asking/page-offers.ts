import type { Locale } from '#words/locale.ts';
import type { FacetName, Facets, OfferCriteria } from '#search/criteria/criteria.ts';
import { explainer } from './explainer.ts';
import type { Rank } from '#search/index/top-offers.ts';
import { prepareSearch } from './prepare-search.ts';
import type { SearchContext } from './search-context.ts';
import type { Reading } from './read-search.ts';
import type { Why } from './explain.ts';

/** Limit of near matches, which are offers that lack a part of the text. */
export const maxNear = 40;

type Window<N extends FacetName> = {
  readonly locale: Locale;
  readonly limit: number;
  /** The last offer of the previous page, after which this page begins; null for the first page. */
  readonly after: Rank | null;
  readonly facets: readonly N[];
};

export type PagedOffer = { readonly id: number; readonly why: Why | null };

export type OffersPage<N extends FacetName> = {
  /** Number of offers that meet the criteria and the text, on all pages together. */
  readonly total: number;
  readonly offers: readonly PagedOffer[];
  /** Offers that lack a part of the text; they are only on the last page. */
  readonly near: readonly PagedOffer[];
  /** The last offer of this page, after which the next page begins; null if there is no next page. */
  readonly next: Rank | null;
  readonly facets: Facets<N>;
  /** True if a part of the offers could not be searched. */
  readonly isPartial: boolean;
  readonly reading: Reading;
};

/**
 * Returns one page of the open offers that meet the criteria. A page begins after an offer instead of at a
 * number. So in a stable order, such as the date of broadcast, no offer is skipped or repeated when others
 * are added or removed between two pages.
 */
export async function pageOffers<N extends FacetName>(
  context: SearchContext,
  criteria: OfferCriteria,
  { locale, limit, after, facets }: Window<N>,
): Promise<OffersPage<N>> {
  const search = await prepareSearch(context, criteria, locale);
  const answer = await search.ask({ facets, skip: 0, limit: limit + 1, after: after ?? undefined });
  const shown = answer.ranks.slice(0, limit);
  const hasMore = answer.ranks.length > limit;
  const beside = hasMore ? null : await search.ask({ facets: [], skip: answer.total, limit: maxNear });
  const near = beside?.ids ?? [];
  const whyOf = await explainer(search, [...shown.map(({ id }) => id), ...near]);
  return {
    total: answer.total,
    offers: shown.map(({ id }) => ({ id, why: whyOf(id, false) })),
    near: near.map((id) => ({ id, why: whyOf(id, true) })),
    next: hasMore ? (shown.at(-1) ?? null) : null,
    facets: answer.facets,
    isPartial: answer.isPartial || beside?.isPartial === true,
    reading: search.reading,
  };
}
