import { type Kysely, sql, type Transaction } from 'kysely';
import { withdrawnBySource } from '#board/offers/source-withdrawal.ts';
import type { Tables } from '#database/tables.ts';
import type { PlannedChange } from './import-report.ts';
import { settleNewcomers } from './newcomers.ts';

/**
 * Offers of a response, including rejected rows. An offer is identified by its id or, without an id, by its
 * reference.
 */
export type Present = { readonly ids: ReadonlySet<number>; readonly references: ReadonlySet<string> };

export type Withdrawal = {
  readonly withdrawn: readonly PlannedChange[];
  /**
   * Set if nothing was withdrawn because more than half of the imported offers were missing. It contains the
   * number of missing offers and the number of offers on the board.
   */
  readonly refused: { readonly missing: number; readonly shown: number } | null;
};

type Options = { readonly allowMass: boolean; readonly dryRun: boolean; readonly now: Date };

/**
 * Withdraws the imported offers that a complete response no longer has. If the response lacks more than half
 * of these offers, it is probably broken, and nothing is withdrawn without `allowMass`.
 */
export async function withdrawMissing(
  session: Kysely<Tables>,
  present: Present,
  { allowMass, dryRun, now }: Options,
): Promise<Withdrawal> {
  return session.transaction().execute(async (transaction) => {
    const { missing, before } = await compare(transaction, present);
    if (missing.length * 2 > before && !allowMass)
      return { withdrawn: [], refused: { missing: missing.length, shown: before } };
    if (!dryRun) {
      await withdraw(transaction, missing, now);
      await settleNewcomers(transaction, [...present.ids]);
    }
    return { withdrawn: missing.map((offer) => ({ change: 'withdraw' as const, ...offer })), refused: null };
  });
}

/**
 * Compares with the board as it was before the response, so that offers added by the response do not count.
 */
async function compare(transaction: Transaction<Tables>, { ids, references }: Present) {
  const shown = await transaction
    .selectFrom('offers')
    .leftJoin('import_newcomers', 'offer_id', 'id')
    .select(['id', 'reference', 'title', 'offer_id'])
    .where('source', '=', 'import')
    .where(sql<boolean>`${withdrawnBySource} is null`)
    .orderBy('id')
    .execute();
  const isHere = (offer: { id: number; reference: string }) => ids.has(offer.id) || references.has(offer.reference);
  return {
    missing: shown.filter((offer) => !isHere(offer)).map(({ id, reference, title }) => ({ id, reference, title })),
    before: shown.filter((offer) => offer.offer_id === null || !isHere(offer)).length,
  };
}

async function withdraw(
  transaction: Transaction<Tables>,
  offers: readonly { readonly id: number }[],
  now: Date,
): Promise<void> {
  if (offers.length === 0) return;
  await transaction
    .updateTable('offers')
    .set({ withdrawn_at: now, updated_at: now })
    .where(sql<boolean>`id = any (${offers.map(({ id }) => id)}::integer[])`)
    .execute();
}
