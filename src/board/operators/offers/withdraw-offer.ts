import { sql } from 'kysely';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { parseInput } from '#words/invalid-input.ts';
import { actNote } from './act-note.ts';
import { actOnOffer, NoSuchOffer } from './staff-write.ts';

/** The offer is withdrawn by the staff already, or is not. */
class OfferInState extends Error {
  readonly code = 'office.offerInState';
}

type Parts = Pick<Board, 'db' | 'now' | 'changes'>;

/**
 * Takes an offer off the site. It stays withdrawn whatever its source sends, until the staff brings it back.
 * Candidates are told as of any withdrawn offer, after a day.
 * @throws OfferInState; InvalidInput for a bad reason; NoSuchOffer; NotAllowed
 */
export async function withdrawOffer(
  board: Parts,
  actor: Actor,
  { offerId, reason: typed }: { readonly offerId: number; readonly reason: string },
): Promise<void> {
  const { reason } = parseInput(z.object({ reason: actNote }), { reason: typed });
  await actOnOffer(board, { actor, act: 'offer.withdraw', offerId, reason }, async (transaction, at) => {
    const { numAffectedRows } = await sql`
      update offers set staff_withdrawn_at = ${at}, source_withdrawn_at = withdrawn_at,
        withdrawn_at = coalesce(withdrawn_at, ${at}), updated_at = ${at}
      where id = ${offerId} and staff_withdrawn_at is null`.execute(transaction);
    if (numAffectedRows !== 1n) throw new OfferInState('the staff withdrew the offer before');
    await transaction
      .insertInto('offer_withdrawals')
      .values({ offer_id: offerId, reason, withdrawn_by: actorText(actor), withdrawn_at: at })
      .execute();
    return { shown: [true, false] };
  });
}

/**
 * Gives an offer back to its source: it is shown again, unless its source has withdrawn it.
 * @throws OfferInState; NoSuchOffer; NotAllowed
 */
export async function bringBackOffer(board: Parts, actor: Actor, offerId: number): Promise<void> {
  await actOnOffer(board, { actor, act: 'offer.bringBack', offerId, reason: null }, async (transaction, at) => {
    const { rows } = await sql<{ shown: boolean }>`
      update offers set staff_withdrawn_at = null, withdrawn_at = source_withdrawn_at, source_withdrawn_at = null,
        updated_at = ${at}
      where id = ${offerId} and staff_withdrawn_at is not null
      returning withdrawn_at is null as shown`.execute(transaction);
    const [changed] = rows;
    if (changed === undefined) throw new OfferInState('the staff did not withdraw the offer');
    await transaction.deleteFrom('offer_withdrawals').where('offer_id', '=', offerId).execute();
    return { shown: [false, changed.shown] };
  });
}

/** Whom a withdrawal concerns. */
export type WithdrawalReach = { readonly applicants: number; readonly favourites: number };

/**
 * Counts the candidates who learn of a withdrawal: they applied and wait, or keep the offer.
 * @throws NoSuchOffer for a number that no offer can have
 */
export async function withdrawalReach({ db }: Pick<Board, 'db'>, offerId: number): Promise<WithdrawalReach> {
  if (!isRowId(offerId)) throw new NoSuchOffer('no offer has this id');
  const { rows } = await sql<WithdrawalReach>`select
    (select count(*) from applications where offer_id = ${offerId} and withdrawn_at is null)::integer as applicants,
    (select count(*) from favourites where offer_id = ${offerId} and dropped_at is null)::integer as favourites`.execute(
    db,
  );
  return rows[0] ?? { applicants: 0, favourites: 0 };
}
