import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** A passkey as its owner sees it; `id` is the credential's id in base64url. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const bytesOf = (id: string): Buffer => Buffer.from(id, 'base64url');

/** Lists the passkeys of an account, oldest first. */
export async function listPasskeys(db: Kysely<Tables>, oid: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('idp.passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('oid', '=', oid)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id: id.toString('base64url'),
    name,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }));
}

/** Finds the key that verifies the signatures of a passkey, and the account that the passkey opens. */
export async function findCredential(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('idp.passkeys')
    .innerJoin('idp.accounts as account', 'account.oid', 'idp.passkeys.oid')
    .select(['account.oid', 'account.generation', 'public_key', 'counter'])
    .where('id', '=', bytesOf(id))
    .executeTakeFirst();
}

/**
 * Saves a use of the passkey. Returns false if the counter has not grown since the last use, because the
 * passkey was then copied (WebAuthn §7.2, step 22). Authenticators that do not count always state zero, which
 * is accepted.
 */
export async function noteUse(db: Kysely<Tables>, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idp.passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', bytesOf(id))
    .where((eb) => eb.or([eb('counter', '<', counter), sql<boolean>`counter = 0 and ${counter} = 0`]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Named = Pick<Passkey, 'id' | 'name'>;

/** Renames a passkey of an account; does nothing if the account has no such passkey. */
export async function renamePasskey(db: Kysely<Tables>, oid: string, { id, name }: Named): Promise<void> {
  await db.updateTable('idp.passkeys').set({ name }).where('oid', '=', oid).where('id', '=', bytesOf(id)).execute();
}

/** Deletes a passkey of an account; returns true if it existed. */
export async function deletePasskey(db: Kysely<Tables>, oid: string, id: string): Promise<boolean> {
  const gone = db.deleteFrom('idp.passkeys').where('oid', '=', oid).where('id', '=', bytesOf(id));
  return (await gone.executeTakeFirst()).numDeletedRows === 1n;
}
