import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { announceOffers } from '#board/saved-searches/announce-offers.ts';
import type { Board } from '#board/context/board.ts';
import { featuredOffers } from '#board/offers/cards/featured-offers.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import type { Tables } from '#database/tables.ts';
import { day } from '#durations.ts';
import { maxOffersListed, newsReachDays } from './newsletter-limits.ts';
import type { NewsPiece, NewsSince } from './newsletter-news.ts';

type Issue = Selectable<Tables['newsletter_issues']>;

/** Returns the last issue; undefined before the first. */
export function lastIssue({ db }: Pick<Board, 'db'>): Promise<Issue | undefined> {
  return db.selectFrom('newsletter_issues').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** Content of an issue at this moment, without the content of earlier issues. */
export type IssueDraft = {
  readonly number: number;
  readonly news: readonly NewsPiece[];
  readonly offersRound: number;
  readonly newOffers: number;
  readonly offerIds: readonly number[];
};

/**
 * Reads the offers and news since the last issue. Searches news a month further back, because a news item may
 * have an earlier date, or may have been hidden when the last issue was created. Each item belongs to only
 * one issue.
 * @throws the errors of `newsSince`
 */
export async function draftIssue(board: Board, newsSince: NewsSince): Promise<IssueDraft> {
  const now = board.now();
  const last = await lastIssue(board);
  const since = new Date((last?.cut_at ?? now).getTime() - newsReachDays * day);
  const news = await untold(board, await newsSince(since));
  const round = await announceOffers(board);
  const isNew = sql<boolean>`exists (
    select from announced_offers a where a.offer_id = o.id
      and a.round > ${last?.offers_round ?? 0} and a.round <= ${round} and a.announced_at > ${since})`;
  const featured = await featuredOffers(board, { locale: 'fr', limit: maxOffersListed, which: isNew });
  return {
    number: (last?.number ?? 0) + 1,
    news,
    offersRound: round,
    newOffers: await countOpen(board, isNew),
    offerIds: featured.map(({ id }) => id),
  };
}

/**
 * Creates the issue of a month unless it exists. The content of an issue is saved, so that all subscribers
 * get the same letter, even if different processes send it at different times.
 * @param month 'YYYY-MM'
 * @returns true if this call created the issue
 * @throws the errors of `newsSince`
 */
export async function cutIssue(
  board: Board,
  month: string,
  newsSince: NewsSince,
  also: AlsoCut = async () => {},
): Promise<boolean> {
  if ((await lastIssue(board))?.month === month) return false;
  const draft = await draftIssue(board, newsSince);
  return board.db.transaction().execute(async (transaction) => {
    const isCut = await writeIssue(transaction, draft, { month, cut_at: board.now() });
    if (isCut) await also(transaction, draft);
    return isCut;
  });
}

/** Work in the transaction that creates an issue. */
type AlsoCut = (transaction: Transaction<Tables>, draft: IssueDraft) => Promise<void>;

/** Writes the issue. If two calls are concurrent, the second writes nothing and returns false. */
async function writeIssue(
  transaction: Transaction<Tables>,
  { number, news, offersRound, newOffers, offerIds }: IssueDraft,
  when: Pick<Issue, 'month' | 'cut_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('newsletter_issues')
    .values({ number, ...when, offers_round: offersRound, new_offers: newOffers, offer_ids: [...offerIds] })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  if (news.length === 0) return true;
  await transaction
    .insertInto('newsletter_news')
    .values(news.map(({ documentId, ...piece }) => ({ document_id: documentId, issue: number, ...piece })))
    .execute();
  return true;
}

async function untold({ db }: Pick<Board, 'db'>, news: readonly NewsPiece[]): Promise<readonly NewsPiece[]> {
  const told = await db
    .selectFrom('newsletter_news')
    .select('document_id')
    .where('document_id', '=', (row) => row.fn.any(row.val(news.map(({ documentId }) => documentId))))
    .execute();
  const known = new Set(told.map(({ document_id }) => document_id));
  return news.filter(({ documentId }) => !known.has(documentId));
}

async function countOpen({ db, now }: Pick<Board, 'db' | 'now'>, which: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from offers o where ${isOpen(now())} and ${which}`.execute(db);
  return rows[0]?.count ?? 0;
}
