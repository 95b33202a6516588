import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import type { Tables } from '#database/tables.ts';
import { dayInParis } from '#words/paris-days.ts';
import { closingDays } from './favourite-limits.ts';
import { favouritesClosing } from './favourite-jobs.ts';

type Due = { readonly candidateId: number; readonly offerIds: readonly number[] };

/**
 * Has every candidate told, once and in one mail, of the favourites that close within days. The mark and the
 * job come in one transaction: whatever dies in between, and however many look at once, no favourite is told
 * twice or forgotten. Whoever applied, or wants no reminders, gets none.
 * @returns how many candidates are told
 */
export async function remindOfClosing(board: Pick<Board, 'db' | 'jobs' | 'now'>): Promise<number> {
  const now = board.now();
  return board.db.transaction().execute(async (running) => {
    const due = await markDue(running, now);
    for (const { candidateId, offerIds } of due)
      await board.jobs.enqueue(running, favouritesClosing, {
        candidateId,
        offerIds: [...offerIds],
        day: dayInParis(now),
      });
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
        and c.closing_reminders and c.status_id <> all (${unavailableStatuses}::integer[])
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
