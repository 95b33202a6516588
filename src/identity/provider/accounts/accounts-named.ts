import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Finds the accounts with an e-mail address in any case, or with an object id in any spelling. */
export async function accountsNamed(
  db: Kysely<Tables>,
  named: string,
): Promise<readonly { readonly oid: string; readonly email: string }[]> {
  const isNamed = sql<boolean>`lower(email) = lower(${named}) or oid::text = lower(${named})`;
  return db.selectFrom('idp.accounts').select(['oid', 'email']).where(isNamed).orderBy('oid').execute();
}
