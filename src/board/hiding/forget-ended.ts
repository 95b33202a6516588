import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Deletes at most `limit` hidden offers that ended before a moment, so that they leave room in the list. No
 * list shows an ended offer, hidden or not.
 * @returns the number of deleted rows
 */
export async function forgetEnded(db: Kysely<Tables>, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from hidden_offers where ctid = any (array(
      select h.ctid from hidden_offers h join offers o on o.id = h.offer_id
      where least(o.withdrawn_at, o.filled_at, o.broadcast_end) < ${before} limit ${limit} for update of h skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
