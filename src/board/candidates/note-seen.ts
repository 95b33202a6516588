import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { isVisible } from '#board/offers/open-offers.ts';

/** Days after which the sweep forgets that an offer was opened. */
export const seenFor = 180;

/**
 * Records that the candidate opened a public offer, which may be open or ended. Does nothing for a visitor.
 */
export async function noteSeen(board: Board, viewer: Viewer, offerId: number): Promise<void> {
  if (viewer.kind === 'visitor') return;
  const now = board.now();
  await sql`
    insert into seen_offers (candidate_id, offer_id, seen_at)
    select c.id, o.id, ${now} from candidates c, offers o
    where c.id = ${viewer.candidate.id} and o.id = ${offerId} and ${isVisible(now)}
    on conflict (candidate_id, offer_id) do update set seen_at = excluded.seen_at`.execute(board.db);
}
