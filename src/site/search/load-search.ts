import type { LoaderFunctionArgs } from 'react-router';
import { boardContext } from '#site/context.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { referenceOf } from '#site/reference.ts';
import { activeCriteria } from '#board/offers/search/change-criteria.ts';
import { noCriteria, type OfferCriteria } from '#board/offers/search/criteria.ts';
import { lacksContinent, readCriteria } from '#board/offers/search/read-criteria.ts';
import { searchOffers, type SearchResult } from '#board/offers/search/search-offers.ts';
import type { Board } from '#board/board.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import { presentCard } from '../offers/present-card.ts';
import { presentFilters } from './present-filters.ts';
import { presentTags, searchOf } from './present-tags.ts';
import { shareResults } from './share-results.ts';

const pageSize = 20;

/** What the search screen shows. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const board = context.get(boardContext);
  const reference = await referenceOf(board);
  const criteria = readCriteria(url.searchParams, reference);
  const found = await presenterOf(board)({ criteria, locale: localeOf(url.pathname) });
  return { ...found, lacksContinent: lacksContinent(url.searchParams, reference) };
}

type Asked = { readonly criteria: OfferCriteria; readonly locale: Locale };
type Presented = Awaited<ReturnType<typeof presentSearch>>;

const presenters = new WeakMap<Board, (asked: Asked) => Promise<Presented>>();

/** Searches of a board, presented; nothing in them is personal, so they are shared. */
function presenterOf(board: Board): (asked: Asked) => Promise<Presented> {
  const presenter = presenters.get(board) ?? shareResults((asked: Asked) => presentSearch(board, asked));
  presenters.set(board, presenter);
  return presenter;
}

async function presentSearch(board: Board, { criteria, locale }: Asked) {
  const reference = await referenceOf(board);
  const result = await searchOffers(board, criteria, { locale, pageSize });
  return {
    query: criteria.query,
    sort: criteria.sort,
    page: result.page,
    total: result.total,
    offers: result.offers.map(presentCard),
    correction: result.correction,
    tags: presentTags(criteria, reference, locale),
    filters: presentFilters(criteria, result.facets, reference, locale),
    more: result.hasMore ? searchOf({ ...criteria, page: result.page + 1 }) : null,
    own: searchOf({ ...criteria, page: result.page }),
    indexed: isWorthIndexing(criteria, result),
    popular: result.total === 0 ? await popularCountries(board, reference, locale) : null,
  };
}

/** Engines keep the plain list and the pages of one criterion; every further combination would be a page without end. */
export function isWorthIndexing(
  criteria: OfferCriteria,
  { page, total }: Pick<SearchResult, 'page' | 'total'>,
): boolean {
  // A country comes with its continent: together they are one criterion.
  const counted =
    criteria.countryIds.length > 0 && criteria.zoneIds.length === 1 ? { ...criteria, zoneIds: [] } : criteria;
  return page === 1 && criteria.sort === 0 && criteria.query === '' && total > 0 && activeCriteria(counted).length <= 1;
}

/** The six countries of most offers, for somebody who found none. */
async function popularCountries(board: Board, reference: Reference, locale: Locale) {
  const { facets } = await searchOffers(board, noCriteria, { locale, pageSize: 1 });
  return facets.countries.slice(0, 6).map(({ value, count }) => ({
    label: reference.countries.get(value)?.[locale] ?? value,
    count,
    search: searchOf({ ...noCriteria, countryIds: [value], zoneIds: [reference.zoneOfCountry.get(value) ?? 0] }),
  }));
}
