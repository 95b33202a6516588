import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { toViewingCandidate } from '#board/candidates/viewing-candidate.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { isPublic } from '#board/companies/public-companies.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { isVisible } from '#board/offers/open-offers.ts';
import type { Tables } from '#database/tables.ts';
import { HidingRefused, hidingRefusal } from './hiding-policy.ts';

type Hiding = Pick<Board, 'db' | 'now'>;

/**
 * Hides an offer from the candidate's lists, once, even if calls are repeated or concurrent. It stays a
 * favourite if it is one.
 * @throws HidingRefused, OfferNotFound, SignInRequired
 */
export async function hideOffer(board: Hiding, viewer: Viewer, offerId: number): Promise<void> {
  const now = board.now();
  const source = sql`offers o where o.id = ${offerId} and ${isVisible(now)}`;
  const isFound = await hide(board, viewer, { table: 'hidden_offers', column: 'offer_id', id: offerId, source });
  if (!isFound) throw new OfferNotFound('no such offer');
}

/**
 * Hides all offers of a company from the candidate's lists, those to come too. Favourites stay.
 * @throws CompanyNotFound, HidingRefused, SignInRequired
 */
export async function hideCompany(board: Hiding, viewer: Viewer, companyId: number): Promise<void> {
  const source = sql`companies c where c.id = ${companyId} and ${isPublic(board.now())}`;
  const place = { table: 'hidden_companies', column: 'company_id', id: companyId, source } as const;
  if (!(await hide(board, viewer, place))) throw new CompanyNotFound('no such company');
}

type Place = {
  readonly table: 'hidden_offers' | 'hidden_companies';
  readonly column: 'offer_id' | 'company_id';
  readonly id: number;
  /** SQL of the row to hide, with its table and condition. */
  readonly source: RawBuilder<unknown>;
};

/** @returns false if there is nothing to hide under this id */
async function hide(board: Hiding, viewer: Viewer, place: Place): Promise<boolean> {
  const { id } = signedIn(viewer);
  const { table, column } = place;
  return board.db.transaction().execute(async (transaction) => {
    // Locks the candidate, so that two tabs together cannot exceed the limit.
    const owner = toViewingCandidate(await lockCandidate(transaction, id));
    if (await isHidden(transaction, id, place)) return true;
    const refusal = hidingRefusal(owner, await countHidden(transaction, id, table));
    if (refusal !== null) throw new HidingRefused(refusal);
    const { rows } = await sql`
      insert into ${sql.table(table)} (candidate_id, ${sql.ref(column)}, hidden_at)
      select ${id}, ${place.id}, ${board.now()} from ${place.source} returning hidden_at`.execute(transaction);
    return rows.length > 0;
  });
}

async function isHidden(transaction: Transaction<Tables>, candidateId: number, place: Place): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(place.table)}
    where candidate_id = ${candidateId} and ${sql.ref(place.column)} = ${place.id}`.execute(transaction);
  return rows.length > 0;
}

async function countHidden(transaction: Transaction<Tables>, id: number, table: Place['table']): Promise<number> {
  const { hidden } = await transaction
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('hidden'))
    .where('candidate_id', '=', id)
    .executeTakeFirstOrThrow();
  return hidden;
}
