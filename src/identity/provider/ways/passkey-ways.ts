import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { deletePasskey, listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';

/** Passkeys, each by the id of its credential. */
export const passkeyWays = {
  count: async (db: Kysely<Tables>, oid: string) => (await listPasskeys(db, oid)).length,
  remove: deletePasskey,
};
