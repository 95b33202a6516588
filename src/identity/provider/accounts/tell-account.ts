import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/**
 * Exports the data that the provider stores about an account, for its owner and without secrets and hashes.
 * `oid` may come from another provider and have another format.
 */
export async function tellAccount(db: Kysely<Tables>, oid: string): Promise<Readonly<Record<string, Rows>>> {
  const own = sql<boolean>`oid::text = ${oid}`;
  const accounts = db
    .selectFrom('idp.accounts')
    .select(['email', 'given_name', 'family_name', 'birth_date', 'nationality', 'study_level'])
    .select(['created_at', 'email_confirmed_at', 'terms_accepted_at']);
  const passkeys = db.selectFrom('idp.passkeys').select(['name', 'created_at', 'last_used_at']);
  const services = db.selectFrom('idp.linked_identities').select(['service', 'linked_at', 'last_used_at']);
  return {
    sign_in: await accounts.where(own).execute(),
    passkeys: await passkeys.where(own).execute(),
    linked_services: await services.where(own).execute(),
  };
}
