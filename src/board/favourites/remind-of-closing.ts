import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { tellCandidate } from '#board/notifications/tell-candidate.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import type { Tables } from '#database/tables.ts';
import { closingDays } from './favourite-limits.ts';

type Due = { readonly candidateId: number; readonly offerIds: number[] };

/**
 * Has every candidate told, once and together, of the favourites that close within days. The mark and what
 * tells come in one transaction: whatever dies in between, and however many look at once, no favourite is told
 * twice or forgotten. Whoever applied is not told.
 * @returns for how many candidates favourites were marked
 */
export async function remindOfClosing(board: Pick<Board, 'db' | 'jobs' | 'now'>): Promise<number> {
  const now = board.now();
  return board.db.transaction().execute(async (running) => {
    const due = await markDue(running, now);
    for (const { candidateId, offerIds } of due)
      await tellCandidate(board, running, candidateId, { kind: 'favouriteClosing', offerIds });
    return due.length;
  });
}

async function markDue(running: Transaction<Tables>, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select f.candidate_id, f.offer_id
      from favourites f join offers o on o.id = f.offer_id join candidates c on c.id = f.candidate_id
      where f.dropped_at is null and f.reminded_at is null
        and ${isOpen(now)} and o.broadcast_end <= ${now}::timestamptz + make_interval(days => ${closingDays})
        and c.status_id <> all (${unavailableStatuses}::integer[])
        and not exists (select from applications a where a.candidate_id = f.candidate_id and a.offer_id = f.offer_id)
      for update of f skip locked
    ),
    marked as (
      update favourites f set reminded_at = ${now} from due
      where f.candidate_id = due.candidate_id and f.offer_id = due.offer_id
      returning f.candidate_id, f.offer_id
    )
    select candidate_id as "candidateId", array_agg(offer_id order by offer_id) as "offerIds"
    from marked group by candidate_id order by candidate_id`.execute(running);
  return rows;
}
