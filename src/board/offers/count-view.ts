import { sql } from 'kysely';
import type { Board } from '#board/board.ts';

/**
 * Counts that somebody looked at an offer: once per visitor and UTC day, however often and however many at once. Nothing happens
 * for an offer that does not exist. What is kept of visitors is dropped two days later, here: no other job has to think of it.
 * @param visitorKey a keyed hash of the visitor that changes every day; opaque here
 */
export async function countView(
  board: Board,
  { offerId, visitorKey }: { offerId: number; visitorKey: string },
): Promise<void> {
  const day = board.now().toISOString().slice(0, 10);
  await sql`
    with counted as (
      insert into offer_view_days (day, offer_id, visitor)
      select ${day}::date, id, ${Buffer.from(visitorKey)}::bytea from offers where id = ${offerId}
      on conflict do nothing returning offer_id
    ),
    pruned as (
      delete from offer_view_days where (day, offer_id, visitor) in (
        select day, offer_id, visitor from offer_view_days where day < ${day}::date - 2 limit 1000 for update skip locked
      )
    )
    insert into offer_views (offer_id, views) select offer_id, 1 from counted
    on conflict (offer_id) do update set views = offer_views.views + 1`.execute(board.db);
}
