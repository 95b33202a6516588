import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import type { Transaction } from './transaction.ts';

/**
 * Records that the callback of a sign-in is being answered. Of several simultaneous callbacks, in any
 * processes, only one gets true.
 * @returns false if the callback was recorded before
 */
export async function noteAnswered(
  db: Kysely<Tables>,
  { state, expiresAt }: Pick<Transaction, 'state' | 'expiresAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('answered_sign_ins')
    .values({ state: fingerprint(state), expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes records of sign-ins whose cookies have expired. */
export async function pruneAnswered(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('answered_sign_ins').where('expires_at', '<=', now).execute();
}
