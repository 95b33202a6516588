import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** False too where there is no such account, and where it is opened by a service or a passkey alone. */
export async function hasPassword(db: Kysely<Tables>, oid: string): Promise<boolean> {
  const account = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await account.where('password_hash', 'is not', null).executeTakeFirst()) !== undefined;
}

/** The password: changed, never taken away. */
export const passwordWay = {
  count: async (db: Kysely<Tables>, oid: string) => ((await hasPassword(db, oid)) ? 1 : 0),
  remove: async () => false,
};
