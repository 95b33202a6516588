import type { Board } from '#board/context/board.ts';
import { type OfferCriteria, sorts } from '#search/criteria/criteria.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import type { Locale } from '#words/locale.ts';

/** Offer in a feed. Place names are in the language of the feed. */
export type FeedOffer = {
  readonly id: number;
  readonly title: string;
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
};

const maxOffers = 50;

/**
 * Returns the newest open offers of a search, as many as a feed has. Ignores the order and the page of the
 * search.
 */
export async function newestOffers(
  board: Board,
  criteria: OfferCriteria,
  locale: Locale,
): Promise<readonly FeedOffer[]> {
  const search = await prepareSearch(board, { ...criteria, sort: sorts.date }, locale);
  const { ids, total } = await search.ask({ facets: [], skip: 0, limit: maxOffers });
  return readOffers(board, ids.slice(0, total), locale);
}

async function readOffers({ db }: Board, ids: readonly number[], locale: Locale): Promise<FeedOffer[]> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .innerJoin('countries as k', 'k.id', 'o.country_id')
    .select(['o.id', 'o.title', 'c.name as companyName', `o.city_${locale} as city`, `k.name_${locale} as country`])
    .select(['o.broadcast_start as publishedAt', 'o.updated_at'])
    .where('o.id', '=', (row) => row.fn.any(row.val(ids)))
    .execute();
  const known = new Map(
    rows.map(({ updated_at, ...row }) => [row.id, { ...row, updatedAt: later(updated_at, row.publishedAt) }]),
  );
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Counts an offer as new from the start of its broadcast, even if it was created before. */
const later = (a: Date, b: Date): Date => (a > b ? a : b);
