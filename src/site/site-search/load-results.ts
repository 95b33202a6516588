import { type LoaderFunctionArgs } from 'react-router';
import type { Board } from '#board/board.ts';
import { anyCompany, longestText } from '#board/companies/company-criteria.ts';
import { searchCompanies } from '#board/companies/search-companies.ts';
import { noCriteria } from '#board/offers/search/criteria.ts';
import { queryOf } from '#board/offers/search/criteria/query.ts';
import { findOffers } from '#board/offers/search/find-offers.ts';
import { localeOf } from '#words/locale.ts';
import { companySearchOf } from '../companies/present-companies.ts';
import { boardContext, contentContext, viewerContext } from '../context.ts';
import { contentOr } from '../editorial/ask-content.ts';
import { askedSearch } from '../filter/asked-search.ts';
import { matchesFilter, plainWords } from '../filter/match-filter.ts';
import { markOffers } from '../favourites/mark-offers.ts';
import { askedPage } from '../news/load-news.ts';
import { presentCard } from '../offers/present-card.ts';
import { findDocuments } from './find-documents.ts';

/** So many of each stand on the page: all of them are a link away. */
const shown = { offers: 4, companies: 3 };
const noDocuments = { total: 0, page: 1, pages: 1, documents: [] };

export type Group = 'offers' | 'companies' | 'documents';

/** What `?search=` finds anywhere on the site. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const [board, content, viewer] = [context.get(boardContext), context.get(contentContext), context.get(viewerContext)];
  const locale = localeOf(url.pathname);
  const search = askedSearch(url.searchParams);
  if (search === '') return null;
  const page = askedPage(url.searchParams);
  const [offers, companies, documents] = await Promise.all([
    findOffers(board, { ...noCriteria, query: search }, { limit: shown.offers, locale }),
    companiesCalled(board, search, locale),
    contentOr(findDocuments(content, { search, locale, page }), noDocuments),
  ]);
  const cards = offers.offers.map((offer) => presentCard(offer, board.now()));
  return {
    search,
    order:
      documents.page > 1
        ? ['documents' as const]
        : inOrder(search, {
            offers: { total: offers.total, best: cards[0]?.title },
            companies: { total: companies.total, best: companies.list[0]?.name },
            documents: { total: documents.total, best: documents.documents[0]?.title },
          }),
    offers: {
      total: offers.total,
      list: await markOffers(board, viewer, cards.slice(0, offers.total)),
      search: `?${new URLSearchParams({ query: search })}`,
    },
    companies,
    documents,
  };
}

async function companiesCalled(board: Board, search: string, locale: Parameters<typeof searchCompanies>[2]['locale']) {
  const asked = { ...anyCompany, text: queryOf(search, longestText) };
  const { total, companies } = await searchCompanies(board, asked, { limit: shown.companies, locale });
  return { total, list: companies, search: companySearchOf(asked) };
}

type Best = { readonly total: number; readonly best: string | undefined };

/**
 * The groups that found something, first those whose best has all words in its title; else offers stand
 * before companies and these before content.
 */
export function inOrder(search: string, groups: Readonly<Record<Group, Best>>): Group[] {
  const words = plainWords(search);
  const isMeant = (group: Group): boolean => matchesFilter(plainWords(groups[group].best ?? ''), words);
  return (['offers', 'companies', 'documents'] as const)
    .filter((group) => groups[group].total > 0)
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
}
