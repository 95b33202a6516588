import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import type { Tables } from '#database/tables.ts';
import { closesSoon } from './closing-favourites.ts';

type Due = { readonly candidateId: number; readonly offerIds: number[] };

/**
 * Limit of candidates in one transaction, because a transaction writes their notifications and mails one by
 * one.
 */
const batch = 200;

/**
 * Notifies every candidate, once and in one message, of the favourites that close within some days. Notifies
 * again if an offer was prolonged later. The mark and the message are saved in one transaction, so that no
 * favourite is reported twice or forgotten, even after a crash or with concurrent calls. Favourites to which
 * the candidate has applied are left out.
 * @returns the number of candidates with marked favourites
 */
export async function remindOfClosing(board: Pick<Board, 'db' | 'jobs' | 'now'>): Promise<number> {
  const now = board.now();
  let told = 0;
  for (;;) {
    const due = await board.db.transaction().execute((transaction) => tellSome(board, transaction, now));
    told += due;
    if (due < batch) return told;
  }
}

async function tellSome(
  board: Pick<Board, 'jobs' | 'now'>,
  transaction: Transaction<Tables>,
  now: Date,
): Promise<number> {
  const due = await markDue(transaction, now);
  for (const { candidateId, offerIds } of due)
    await notifyCandidate(board, transaction, candidateId, { kind: 'favouriteClosing', offerIds });
  return due.length;
}

async function markDue(transaction: Transaction<Tables>, now: Date): Promise<readonly Due[]> {
  const due = dueFavourites(now);
  const { rows } = await sql<Due>`
    with due as (
      select f.candidate_id, f.offer_id, o.broadcast_end from ${due}
        and f.candidate_id in (select distinct f.candidate_id from ${due} order by f.candidate_id limit ${batch})
      for update of f skip locked
    ),
    marked as (
      update favourites f set reminded_end = due.broadcast_end from due
      where f.candidate_id = due.candidate_id and f.offer_id = due.offer_id
      returning f.candidate_id, f.offer_id
    )
    select candidate_id as "candidateId", array_agg(offer_id order by offer_id) as "offerIds"
    from marked group by candidate_id order by candidate_id`.execute(transaction);
  return rows;
}

/** Reads the rows again after locking them, because another process may just have marked them. */
const dueFavourites = (now: Date) => sql`
  favourites f join offers o on o.id = f.offer_id join candidates c on c.id = f.candidate_id
  where f.dropped_at is null and ${closesSoon(now)}
    and (f.reminded_end is null or f.reminded_end < o.broadcast_end - interval '1 day')
    and c.status_id <> all (${unavailableStatuses}::integer[])
    and not exists (select from applications a where a.candidate_id = f.candidate_id and a.offer_id = f.offer_id)`;
