import { type LoaderFunctionArgs } from 'react-router';
import type { Board } from '#board/context/board.ts';
import { anyCompany, maxTextLength } from '#board/companies/company-criteria.ts';
import { searchCompanies } from '#board/companies/search-companies.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { normalizeQuery } from '#search/criterion/query.ts';
import { findOffers } from '#board/offers/finding/find-offers.ts';
import { localeOf } from '#words/locale.ts';
import { companySearchOf } from '#site/parts/companies/present-companies.ts';
import { requestContext } from '#site/request/context.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { askedSearch } from '#site/parts/list-filter/asked-search.ts';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import { askedPage } from '#site/slices/latest-news/load-news.ts';
import { presentCard } from '#site/parts/offer-card/present-card.ts';
import { findDocuments, noDocuments } from './find-documents.ts';
import { findPartly } from './find-partly.ts';
import { orderGroups } from './order-groups.ts';

/** Limits of results on the page; a link leads to the other results of each kind. */
const shown = { offers: 4, companies: 3 };

/** Finds the results of `?search=` on the whole site. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { board, publicBoard, content, viewer } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const search = askedSearch(url.searchParams);
  if (search === '') return null;
  const page = askedPage(url.searchParams);
  const [offers, companies, held] = await Promise.all([
    findOffers(board, { ...noCriteria, query: search }, { limit: shown.offers, locale }),
    companiesCalled(publicBoard, search, locale),
    contentOr(findDocuments(content, { search, locale, page }), noDocuments),
  ]);
  const isFound = offers.total + companies.total + held.total > 0;
  const documents = isFound ? held : await contentOr(findPartly(content, search, locale), noDocuments);
  const cards = offers.offers.slice(0, offers.total).map((offer) => presentCard(offer, board.now()));
  const found = { offers: cards, companies: companies.list, documents: documents.total > 0 ? documents : null };
  return {
    search,
    order: documents.page > 1 ? ['documents' as const] : orderGroups(search, found),
    offers: { total: offers.total, list: await markOffers(board, viewer, cards), search: offerSearch(search) },
    companies,
    documents,
  };
}

const offerSearch = (query: string): string => `?${new URLSearchParams({ query })}`;

async function companiesCalled(board: Board, search: string, locale: Parameters<typeof searchCompanies>[2]['locale']) {
  const asked = { ...anyCompany, text: normalizeQuery(search, maxTextLength) };
  const { total, companies } = await searchCompanies(board, asked, { limit: shown.companies, locale });
  return { total, list: companies, search: companySearchOf(asked) };
}
