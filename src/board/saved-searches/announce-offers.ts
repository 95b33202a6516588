import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from '#board/offers/open-offers.ts';

/**
 * Puts the offers that opened since the last round of announcements into a new round. A lock makes sure that
 * rounds are created one after the other. An alert that has sent a round has therefore sent all earlier
 * rounds too, even if clocks differ or a transaction is slow. An offer with a future broadcast is announced
 * when the broadcast begins.
 * @returns the number of the last round
 */
export async function announceOffers({ db, now }: Pick<Board, 'db' | 'now'>): Promise<number> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    const { round } = await transaction
      .selectFrom('alert_rounds')
      .select('round')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const next = round + 1;
    const { numAffectedRows = 0n } = await sql`
      insert into announced_offers (offer_id, round, announced_at)
      select o.id, ${next}, ${at} from offers o
      where ${isOpen(at)} and not exists (select from announced_offers a where a.offer_id = o.id)`.execute(transaction);
    if (numAffectedRows === 0n) return round;
    await transaction.updateTable('alert_rounds').set({ round: next }).execute();
    return next;
  });
}
