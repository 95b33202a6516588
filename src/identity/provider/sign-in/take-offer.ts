import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

const daysBetween = 90;

/**
 * Whether an account is to be offered a passkey now, which is noted at once: it has none, and none was
 * offered in the last 90 days. Of several sign-ins at once one is told true.
 */
export async function takeOffer(db: Kysely<Tables>, oid: string): Promise<boolean> {
  const taken = await sql`
    update idp.accounts set passkey_offered_at = now()
    where oid = ${oid}
      and coalesce(passkey_offered_at < now() - make_interval(days => ${daysBetween}), true)
      and not exists (select from idp.passkeys where passkeys.oid = accounts.oid)
    returning 1`.execute(db);
  return taken.rows.length === 1;
}
