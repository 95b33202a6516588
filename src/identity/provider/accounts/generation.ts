import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';

/**
 * An account as it was when something was proven: its generation grows whenever its sessions are ended, and
 * what was proven to an earlier one is worth nothing.
 */
export const provenAccount = z.object({ oid: z.guid(), generation: z.int() });

export type ProvenAccount = Readonly<z.infer<typeof provenAccount>>;

/**
 * Ends what was proven until now. In a transaction the account is locked. `oid` may be of another provider.
 */
export async function growGeneration(db: Kysely<Tables>, oid: string): Promise<void> {
  await db
    .updateTable('idp.accounts')
    .set({ generation: sql<number>`generation + 1` })
    .where(sql<boolean>`oid::text = ${oid}`)
    .execute();
}

/**
 * Whether the account is there, in this very generation. It waits for whoever is ending its sessions, and in
 * a transaction nobody does until that is over.
 */
export async function isCurrent(db: Kysely<Tables>, { oid, generation }: ProvenAccount): Promise<boolean> {
  const found = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await found.where('generation', '=', generation).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** The same without a wait: a change that is under way counts once it is over. */
export async function isPresentGeneration(db: Kysely<Tables>, { oid, generation }: ProvenAccount): Promise<boolean> {
  const found = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await found.where('generation', '=', generation).executeTakeFirst()) !== undefined;
}

/** The generation after a change, in its transaction. */
export async function generationOf(db: Kysely<Tables>, oid: string): Promise<number> {
  const found = db.selectFrom('idp.accounts').select('generation').where('oid', '=', oid);
  return (await found.executeTakeFirstOrThrow()).generation;
}

/**
 * The generation in which a code or refresh token is worth something: both are read at one moment, since
 * whoever ends the sessions deletes the token and grows the generation at once. Undefined where that is over.
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
