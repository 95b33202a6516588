import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';

/**
 * An account at the time when its owner proved their identity. The generation of an account grows whenever
 * its sessions are ended; a proof from an earlier generation is invalid.
 */
export const provenAccount = z.object({ oid: z.guid(), generation: z.int() });

export type ProvenAccount = Readonly<z.infer<typeof provenAccount>>;

/**
 * Invalidates all earlier proofs by a new generation. In a transaction, this locks the account. `oid` may
 * come from another provider.
 */
export async function growGeneration(db: Kysely<Tables>, oid: string): Promise<void> {
  await db
    .updateTable('idp.accounts')
    .set({ generation: sql<number>`generation + 1` })
    .where(sql<boolean>`oid::text = ${oid}`)
    .execute();
}

/**
 * Tells if the account exists and has this generation. The call locks the row. So it waits for a transaction
 * that is ending the account's sessions, and in a transaction, it makes such a transaction wait.
 */
export async function isCurrent(db: Kysely<Tables>, { oid, generation }: ProvenAccount): Promise<boolean> {
  const found = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await found.where('generation', '=', generation).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Tells if the account exists and has this generation, without waiting for a change in progress: such a
 * change counts only after its commit.
 */
export async function isPresentGeneration(db: Kysely<Tables>, { oid, generation }: ProvenAccount): Promise<boolean> {
  const found = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await found.where('generation', '=', generation).executeTakeFirst()) !== undefined;
}

/** Returns the generation of an account after a change in the same transaction. */
export async function generationOf(db: Kysely<Tables>, oid: string): Promise<number> {
  const found = db.selectFrom('idp.accounts').select('generation').where('oid', '=', oid);
  return (await found.executeTakeFirstOrThrow()).generation;
}

/**
 * Returns the generation of the account in which a code or refresh token is valid; undefined if the token no
 * longer exists. Both are read in one statement, because ending the sessions deletes the token and increases
 * the generation at the same time.
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
