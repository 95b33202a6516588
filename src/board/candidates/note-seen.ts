import { sql } from 'kysely';
import type { Board } from '#board/board.ts';
import type { Viewer } from '#board/viewer.ts';

/** Days after which an offer counts as never opened. */
export const seenFor = 180;

/**
 * Notes that the candidate opened an offer; nothing for a visitor. What is older than half a year goes, here:
 * no other job has to think of it.
 */
export async function noteSeen(board: Board, viewer: Viewer, offerId: number): Promise<void> {
  if (viewer.kind === 'visitor') return;
  const now = board.now();
  await sql`
    with old as (
      delete from seen_offers where (candidate_id, offer_id) in (
        select candidate_id, offer_id from seen_offers where seen_at < ${now}::timestamptz - make_interval(days => ${seenFor})
        limit 100 for update skip locked
      )
    )
    insert into seen_offers (candidate_id, offer_id, seen_at)
    select c.id, o.id, ${now} from candidates c, offers o where c.id = ${viewer.candidate.id} and o.id = ${offerId}
    on conflict (candidate_id, offer_id) do update set seen_at = excluded.seen_at`.execute(board.db);
}
