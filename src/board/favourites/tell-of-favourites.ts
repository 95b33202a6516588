import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import type { CandidateEvent } from '#board/notifications/kinds.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import type { Tables } from '#database/tables.ts';

/** News about favourites: a kind of notification, and the rows of `favourites` that it concerns. */
type FavouriteNews = {
  readonly kind: Extract<CandidateEvent, { readonly offerIds: readonly number[] }>['kind'];
  /** SQL condition on the favourite `f` and the offer `o`. It is false once the favourite is marked. */
  readonly isDue: RawBuilder<boolean>;
  /** SQL assignment that marks the favourite `f` of the offer `o` as told. */
  readonly mark: RawBuilder<unknown>;
};

/** Condition: the candidate applied to the favourite `f`. */
export const isAppliedTo = sql<boolean>`exists (
  select from applications a where a.candidate_id = f.candidate_id and a.offer_id = f.offer_id)`;

/**
 * Limit of candidates in one transaction, because a transaction writes their notifications and mails one by
 * one.
 */
const batch = 200;

/**
 * Tells every candidate in one message about all favourites that are due. Marks and messages are saved in one
 * transaction, so that no favourite is told twice or forgotten, even after a crash or with concurrent calls.
 * Unavailable accounts are told nothing.
 * @returns the number of candidates with marked favourites
 */
export async function tellOfFavourites(
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  news: FavouriteNews,
): Promise<number> {
  let told = 0;
  for (;;) {
    const due = await board.db.transaction().execute((transaction) => tellSome(board, transaction, news));
    told += due;
    if (due < batch) return told;
  }
}

async function tellSome(
  board: Pick<Board, 'jobs' | 'now'>,
  transaction: Transaction<Tables>,
  news: FavouriteNews,
): Promise<number> {
  const due = await markDue(transaction, news);
  for (const { candidateId, offerIds } of due)
    await notifyCandidate(board, transaction, candidateId, { kind: news.kind, offerIds });
  return due.length;
}

type Due = { readonly candidateId: number; readonly offerIds: number[] };

/**
 * Reads the rows again after locking them, because another process may just have marked them. Locks the
 * candidates too and waits for no lock, so that it cannot deadlock with the erasure of an account.
 */
async function markDue(transaction: Transaction<Tables>, { isDue, mark }: FavouriteNews): Promise<readonly Due[]> {
  const due = sql`
    favourites f join offers o on o.id = f.offer_id join candidates c on c.id = f.candidate_id
    where f.dropped_at is null and ${isDue} and c.status_id <> all (${unavailableStatuses}::integer[])`;
  const { rows } = await sql<Due>`
    with due as (
      select f.candidate_id, f.offer_id from ${due}
        and f.candidate_id in (select distinct f.candidate_id from ${due} order by f.candidate_id limit ${batch})
      for update of f skip locked for key share of c skip locked
    ),
    marked as (
      update favourites f set ${mark} from due join offers o on o.id = due.offer_id
      where f.candidate_id = due.candidate_id and f.offer_id = due.offer_id
      returning f.candidate_id, f.offer_id
    )
    select candidate_id as "candidateId", array_agg(offer_id order by offer_id) as "offerIds"
    from marked group by candidate_id order by candidate_id`.execute(transaction);
  return rows;
}
