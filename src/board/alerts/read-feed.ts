import type { Board } from '#board/board.ts';
import { isUuid } from '#board/uuid.ts';
import { savedCriteria } from '#board/saved-searches/saved-address.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { sorts } from '#board/offers/search/criteria.ts';
import { openSearch } from '#board/offers/search/open-search.ts';
import type { Locale } from '#words/locale.ts';
import type { FeedName } from './alert-links.ts';

type FeedOffer = {
  readonly id: number;
  readonly title: string;
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
};

/** The newest open offers of a saved search; names of places in its language. */
export type SearchFeed = {
  readonly name: string;
  readonly address: string;
  readonly locale: Locale;
  readonly savedAt: Date;
  readonly offers: readonly FeedOffer[];
};

const mostOffers = 50;

/** The feed of a secret address; undefined when it was closed, or its search or its account is gone. */
export async function readFeed(board: Board, { searchId, key }: FeedName): Promise<SearchFeed | undefined> {
  if (!isUuid(searchId) || !isUuid(key)) return undefined;
  const search = await board.db
    .selectFrom('saved_searches as s')
    .innerJoin('candidates as c', 'c.id', 's.candidate_id')
    .select(['s.name', 's.address', 's.locale', 's.saved_at as savedAt'])
    .where('s.id', '=', searchId)
    .where('s.feed_key', '=', key)
    .where('s.removed_at', 'is', null)
    .where('c.status_id', 'not in', unavailableStatuses)
    .executeTakeFirst();
  if (search === undefined) return undefined;
  const criteria = { ...savedCriteria(search.address, await board.reference()), sort: sorts.date };
  const { ids, total } = (await openSearch(board, criteria, search.locale)).ask({
    facets: [],
    skip: 0,
    limit: mostOffers,
  });
  return { ...search, offers: await readOffers(board, ids.slice(0, total), search.locale) };
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

/** An offer that was written before its broadcast begins is news from then on. */
const later = (a: Date, b: Date): Date => (a > b ? a : b);
