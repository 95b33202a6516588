import { type Kysely, sql } from 'kysely';
import { hour, minute } from '#durations.ts';
import type { Tables } from '#database/tables.ts';

export const codeLimits = { digits: 6, minutes: 15, tries: 5 } as const;

/** Returns the time a quarter of an hour after `now`. */
export const soon = (now: Date): Date => new Date(now.getTime() + codeLimits.minutes * minute);

type NewRow = { readonly id: Buffer; readonly code_hash: Buffer; readonly sealed: Buffer; readonly expires_at: Date };

/** Stores a code and replaces an earlier code with the same id. */
export async function keepCode(db: Kysely<Tables>, { id, ...fresh }: NewRow): Promise<void> {
  const values = { ...fresh, tries: 0, proven_at: null };
  await db
    .insertInto('idp.codes')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Counts a try before the code is compared. Undefined if no try is left or the code has expired. */
export async function countTry(db: Kysely<Tables>, id: Buffer, now: Date) {
  return db
    .updateTable('idp.codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', codeLimits.tries)
    .where('expires_at', '>', now)
    .where('proven_at', 'is', null)
    .returning(['code_hash', 'sealed', 'tries'])
    .executeTakeFirst();
}

/**
 * Marks a code as confirmed. Exactly one of several simultaneous calls returns true. If the code was replaced
 * meanwhile, none does.
 */
export async function markProven(db: Kysely<Tables>, row: Pick<NewRow, 'id' | 'code_hash'>, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('idp.codes')
    .set({ proven_at: now, expires_at: soon(now) })
    .where((eb) => eb.and(row))
    .where('proven_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns the data of a confirmed code, if it is still valid and was not taken yet. */
export async function findProvenCode(db: Kysely<Tables>, id: Buffer, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('idp.codes')
    .select('sealed')
    .where('id', '=', id)
    .where('proven_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.sealed;
}

/** Returns the data of a confirmed code and deletes it. */
export async function takeProven(db: Kysely<Tables>, id: Buffer, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('idp.codes')
    .where('id', '=', id)
    .where('proven_at', 'is not', null)
    .where('expires_at', '>', now)
    .returning('sealed')
    .executeTakeFirst();
  return row?.sealed;
}

/**
 * Deletes codes an hour after they have expired. During this hour, their page says that the code has expired
 * and offers a new code.
 */
export async function pruneCodes(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('idp.codes')
    .where('expires_at', '<', new Date(now.getTime() - hour))
    .execute();
}
