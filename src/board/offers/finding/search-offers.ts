import type { Proposal } from '#search/asking/propose-searches.ts';
import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { absentCompanies } from '#search/asking/absent-companies.ts';
import { facetNames, type OfferCriteria } from '#search/criteria/criteria.ts';
import { presentFound } from './find-offers.ts';
import { maxNear } from '#search/asking/page-offers.ts';
import { nearTrades } from '#search/asking/near-trades.ts';
import { type PreparedSearch, prepareSearch } from '#search/asking/prepare-search.ts';
import { proposeSearches } from '#search/asking/propose-searches.ts';
import type { OffersFound, Notes, SearchResult } from './search-result.ts';

export type SearchOptions = { readonly locale: Locale; readonly pageSize?: number };
type Paged = SearchOptions & { readonly pageSize: number };

/**
 * Returns the page of offers for the criteria, all facets, and notes that say how the text was understood.
 * @throws SearchUnavailable
 */
export async function searchOffers(
  board: Board,
  criteria: OfferCriteria,
  { locale, pageSize = 20 }: SearchOptions,
): Promise<SearchResult> {
  const search = await prepareSearch(board, criteria, locale);
  const { page, pages, facets, isPartial, ...window } = await askPage(search, criteria.page, pageSize);
  const skip = (page - 1) * pageSize;
  const main = await presentFound(board, search, { ...window, skip, locale });
  const around = { search, reference: await board.reference(), locale, totalOf: totalsOf(search) };
  const proposals = main.total === 0 ? await propose(around) : [];
  const elsewhere = main.total + main.near === 0 ? await firstOf(board, search, proposals, { locale, pageSize }) : null;
  return {
    ...(elsewhere ?? main),
    total: main.total,
    criteria: search.reading.criteria,
    notes: notesOf(search, criteria, { elsewhere: elsewhere !== null, partial: isPartial }),
    facets,
    page,
    pages,
    proposals,
    absent: await absentCompanies(around, main.total),
  };
}

/** Returns the requested page, or the last page if the requested page lies beyond it. */
async function askPage(search: PreparedSearch, asked: number, pageSize: number) {
  const pagesOf = (total: number) => Math.max(1, Math.ceil(total / pageSize));
  // Counts the pages before the offers are sorted. Page 1 always exists.
  const last = async () => pagesOf((await search.ask({ facets: [], skip: 0, limit: 0 })).total);
  const page = asked === 1 ? 1 : Math.min(asked, await last());
  const skip = (page - 1) * pageSize;
  const answer = await search.ask({ facets: facetNames, skip, limit: pageSize + maxNear });
  const pages = pagesOf(answer.total);
  // Shows near matches only at the end of the last page, because they have no pages of their own.
  const ids = page === pages ? answer.ids : answer.ids.slice(0, pageSize);
  return { ...answer, ids, page, pages };
}

type Around = Parameters<typeof absentCompanies>[0];

function totalsOf(search: PreparedSearch): Around['totalOf'] {
  return async (criteria) => (await search.with(criteria).ask({ facets: [], skip: 0, limit: 0 })).total;
}

async function propose({ search, reference, locale, totalOf }: Around): Promise<Proposal[]> {
  const { criteria, text } = search.reading;
  const trades = text === null ? [] : nearTrades(text, search.knowledge.vocabulary, locale);
  return proposeSearches({ criteria, reference, totalOf, trades });
}

/**
 * Returns the offers of the first proposal. Null if the proposal drops the text, because all offers of the
 * board do not answer a text.
 */
async function firstOf(
  board: Board,
  search: PreparedSearch,
  [first]: readonly Proposal[],
  { locale, pageSize }: Paged,
): Promise<OffersFound | null> {
  if (first === undefined || first.criteria.query === '') return null;
  const other = search.with(first.criteria);
  const answer = await other.ask({ facets: [], skip: 0, limit: pageSize });
  return presentFound(board, other, { ...answer, skip: 0, locale });
}

function notesOf(
  { reading }: PreparedSearch,
  asked: OfferCriteria,
  found: Pick<Notes, 'elsewhere' | 'partial'>,
): Notes {
  const { correction, cut, silent, towns, untold } = reading;
  return {
    corrected: correction?.corrected ?? null,
    typed: correction === null ? null : { ...asked, query: correction.literal, page: 1 },
    cut,
    silent,
    towns,
    untold,
    ...found,
  };
}
