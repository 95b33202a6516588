import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';

/**
 * An account at the time of a proof. The generation grows whenever the account's sessions are ended, and
 * proofs from an earlier generation are invalid.
 */
export const provenAccount = z.object({ oid: z.guid(), generation: z.int() });

export type ProvenAccount = Readonly<z.infer<typeof provenAccount>>;

/**
 * Invalidates all earlier proofs. In a transaction this locks the account. `oid` may belong to another
 * provider.
 */
export async function growGeneration(db: Kysely<Tables>, oid: string): Promise<void> {
  await db
    .updateTable('idp.accounts')
    .set({ generation: sql<number>`generation + 1` })
    .where(sql<boolean>`oid::text = ${oid}`)
    .execute();
}

/**
 * Tells if the account exists and has this generation. The row is locked, so that this call waits for a
 * transaction that is ending the account's sessions; inside a transaction it makes such a transaction wait.
 */
export async function isCurrent(db: Kysely<Tables>, { oid, generation }: ProvenAccount): Promise<boolean> {
  const found = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await found.where('generation', '=', generation).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Tells if the account exists and has this generation, without waiting: a change in progress counts only
 * after its commit.
 */
export async function isPresentGeneration(db: Kysely<Tables>, { oid, generation }: ProvenAccount): Promise<boolean> {
  const found = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await found.where('generation', '=', generation).executeTakeFirst()) !== undefined;
}

/** Returns the generation after a change in the same transaction. */
export async function generationOf(db: Kysely<Tables>, oid: string): Promise<number> {
  const found = db.selectFrom('idp.accounts').select('generation').where('oid', '=', oid);
  return (await found.executeTakeFirstOrThrow()).generation;
}

/**
 * Returns the generation in which a code or refresh token is valid, or undefined if the token no longer
 * exists. Token and generation are read in one statement, because ending the sessions deletes the token and
 * increases the generation at once.
 */
export async function generationBehind(db: Kysely<Tables>, oid: string, token: string): Promise<number | undefined> {
  const found = db
    .selectFrom('idp.accounts')
    .innerJoin('idp.payloads', (join) => join.on('model', 'in', ['AuthorizationCode', 'RefreshToken']))
    .select('generation')
    .where('oid', '=', oid)
    .where('idp.payloads.id', '=', fingerprint(token));
  return (await found.executeTakeFirst())?.generation;
}
