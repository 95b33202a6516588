import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isVisible } from './open-offers.ts';

/**
 * Visitor of one day: keyed hashes of the network address and of the browser. The key changes every day. This
 * module only compares the hashes.
 */
export type VisitorKey = { readonly address: string; readonly browser: string };

/**
 * Limit of visitors per address. A family or a shared flat reads offers from one address, but a program could
 * invent browsers.
 */
export const maximumVisitorsOfAddress = 5;

/** Days after which the sweep deletes visitor keys. */
export const visitorsKeptFor = 3;

/**
 * Counts a view of an offer: once per visitor and UTC day, and at most five visitors per address, even if
 * calls are concurrent. Only public offers are counted, open or ended. An offer before its broadcast appears
 * only in previews, and a withdrawn offer is visible only to its candidates.
 */
export async function countView(
  board: Board,
  { offerId, visitor }: { offerId: number; visitor: VisitorKey },
): Promise<void> {
  const now = board.now();
  const day = now.toISOString().slice(0, 10);
  await sql`
    with counted as (
      insert into offer_view_days as known (day, offer_id, address, browsers)
      select ${day}::date, id, ${Buffer.from(visitor.address)}::bytea, array[${Buffer.from(visitor.browser)}::bytea]
      from offers o where id = ${offerId} and ${isVisible(now)}
      on conflict (day, offer_id, address) do update set browsers = known.browsers || excluded.browsers
      where not known.browsers @> excluded.browsers and cardinality(known.browsers) < ${maximumVisitorsOfAddress}
      returning offer_id
    )
    insert into offer_views (offer_id, views) select offer_id, 1 from counted
    on conflict (offer_id) do update set views = offer_views.views + 1`.execute(board.db);
}
