import type { Board } from '#board/board.ts';
import type { Locale } from '#words/locale.ts';
import { cardsOf } from '../cards-of.ts';
import { askIndex } from './ask-index.ts';
import { facetNames } from './criteria.ts';
import type { Facets, OfferCriteria } from './criteria.ts';
import type { Found } from './find-offers.ts';

export type SearchOptions = { readonly locale: Locale; readonly pageSize?: number };

export type SearchResult = Found & {
  /** The words that were replaced, or null when the text was searched as it was typed. */
  readonly correction: readonly { readonly from: string; readonly to: string }[] | null;
  readonly facets: Facets;
  /** The page that the offers are: the last one where the criteria ask for one beyond it. */
  readonly page: number;
  /** At least one, also of no offers. */
  readonly pages: number;
};

/** What `findOffers` and `countFacets` say of one page and of all facets, at one moment. */
export async function searchOffers(
  board: Board,
  criteria: OfferCriteria,
  { locale, pageSize = 20 }: SearchOptions,
): Promise<SearchResult> {
  const skipped = (page: number) => (page - 1) * pageSize;
  const pageAt = (page: number) =>
    askIndex(board, criteria, { facets: facetNames, skip: skipped(page), limit: pageSize, locale });
  const asked = await pageAt(criteria.page);
  const pages = Math.max(1, Math.ceil(asked.total / pageSize));
  const page = Math.min(criteria.page, pages);
  const { total, facets, ids } = page === criteria.page ? asked : await pageAt(page);
  const offers = await cardsOf(board.db, ids.slice(0, total - skipped(page)), locale);
  return { total, offers, facets, correction: null, page, pages };
}
