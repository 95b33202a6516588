import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** Days after which the sweep forgets that an offer was opened. */
export const seenFor = 180;

/** Notes that the candidate opened an offer; does nothing for a visitor. */
export async function noteSeen(board: Board, viewer: Viewer, offerId: number): Promise<void> {
  if (viewer.kind === 'visitor') return;
  await sql`
    insert into seen_offers (candidate_id, offer_id, seen_at)
    select c.id, o.id, ${board.now()} from candidates c, offers o where c.id = ${viewer.candidate.id} and o.id = ${offerId}
    on conflict (candidate_id, offer_id) do update set seen_at = excluded.seen_at`.execute(board.db);
}
