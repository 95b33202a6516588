import { sql, type Transaction } from 'kysely';
import { day } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { toViewingCandidate } from '#board/candidates/viewing-candidate.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { isVisible } from '#board/offers/open-offers.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { droppedFor } from './drop-offer.ts';
import { FavouriteRefused, keepRefusal } from './favourite-policy.ts';

/**
 * Saves an offer for the candidate once, even if calls are repeated or concurrent. A recently removed
 * favourite comes back with its note and its position.
 * @throws FavouriteRefused, OfferNotFound, SignInRequired
 */
export async function keepOffer(board: Pick<Board, 'db' | 'now'>, viewer: Viewer, offerId: number): Promise<void> {
  const { id } = signedIn(viewer);
  const now = board.now();
  await board.db.transaction().execute(async (transaction) => {
    const { owner, kept } = await lockFavourites(transaction, id);
    if (await isKept(transaction, id, offerId)) return;
    const refusal = keepRefusal(owner, kept);
    if (refusal !== null) throw new FavouriteRefused(refusal);
    if (!(await insert(transaction, id, offerId, now))) throw new OfferNotFound('no such offer');
  });
}

/**
 * Adds the favourites of a visitor's browser to the account. The last saved favourites come first, as long as
 * there is room. Offers that are gone are left out.
 * @throws SignInRequired
 */
export async function mergeFavourites(board: Board, viewer: Viewer, offerIds: readonly number[]): Promise<void> {
  const { id } = signedIn(viewer);
  const now = board.now();
  await board.db.transaction().execute(async (transaction) => {
    const before = await lockFavourites(transaction, id);
    let { kept } = before;
    for (const [index, offerId] of offerIds.toReversed().entries()) {
      if (keepRefusal(before.owner, kept) !== null) return;
      // Uses times that differ by a millisecond, so that the order of the browser's list is preserved.
      const isMore = await insert(transaction, id, offerId, new Date(now.getTime() - index));
      kept += isMore ? 1 : 0;
    }
  });
}

async function isKept(transaction: Transaction<Tables>, candidateId: number, offerId: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('favourites')
    .select('offer_id')
    .where('candidate_id', '=', candidateId)
    .where('offer_id', '=', offerId)
    .where('dropped_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks the candidate, so that two tabs together cannot exceed the limit. */
async function lockFavourites(transaction: Transaction<Tables>, candidateId: number) {
  const candidate = toViewingCandidate(await lockCandidate(transaction, candidateId));
  const { kept } = await transaction
    .selectFrom('favourites')
    .select((select) => select.fn.countAll<number>().as('kept'))
    .where('candidate_id', '=', candidateId)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { owner: { kind: 'candidate', candidate } as const, kept };
}

/**
 * Adds a favourite or restores a recently removed favourite, even if its offer was withdrawn since. Returns
 * false if the offer is not public or already a favourite.
 */
async function insert(
  transaction: Transaction<Tables>,
  candidateId: number,
  offerId: number,
  now: Date,
): Promise<boolean> {
  if (await revive(transaction, candidateId, offerId, now)) return true;
  const { rows } = await sql`
    insert into favourites (candidate_id, offer_id, kept_at)
    select ${candidateId}, o.id, ${now} from offers o where o.id = ${offerId} and ${isVisible(now)}
    on conflict (candidate_id, offer_id) do update
      set dropped_at = null, note = null, reminded_end = null, kept_at = excluded.kept_at
      where favourites.dropped_at is not null
    returning offer_id`.execute(transaction);
  return rows.length > 0;
}

async function revive(
  transaction: Transaction<Tables>,
  candidateId: number,
  offerId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('favourites')
    .set({ dropped_at: null })
    .where('candidate_id', '=', candidateId)
    .where('offer_id', '=', offerId)
    .where('dropped_at', '>', new Date(now.getTime() - droppedFor * day))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
