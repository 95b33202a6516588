import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import type { Tables } from '#database/tables.ts';
import type { ActName } from '#staff/acts.ts';
import type { Actor } from '#staff/actor.ts';
import { type Changes, recordActs, requireRole } from '#staff/audit/record-act.ts';

/** The offer of a form does not exist. */
export class NoSuchOffer extends Error {
  readonly code = 'office.noSuchOffer';
}

export type AskedOfferAct = {
  readonly actor: Actor;
  readonly act: ActName;
  readonly offerId: number;
  readonly reason: string | null;
};

type Doing = (transaction: Transaction<Tables>, at: Date) => Promise<Changes>;

/**
 * Lets the staff write an offer past the trigger that keeps what the staff says, and records the act in the
 * same transaction. The offer is locked.
 * @throws NoSuchOffer; NotAllowed; what `doing` throws
 */
export async function actOnOffer(
  { db, now, changes }: Pick<Board, 'db' | 'now' | 'changes'>,
  { actor, act, offerId, reason }: AskedOfferAct,
  doing: Doing,
): Promise<void> {
  requireRole(actor, act);
  const at = now();
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('board.staff', 'on', true)`.execute(transaction);
    const offer = await transaction
      .selectFrom('offers')
      .select('id')
      .where('id', '=', isRowId(offerId) ? offerId : 0)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (offer === undefined) throw new NoSuchOffer('no offer has this id');
    const subject = { kind: 'offer', id: String(offerId) } as const;
    await recordActs(transaction, [{ actor, act, subject, changes: await doing(transaction, at), reason, at }]);
  });
  changes.publish('offers');
}
