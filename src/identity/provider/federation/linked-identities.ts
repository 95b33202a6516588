import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { ProvenIdentity } from './proven-identity.ts';

type Subject = Pick<ProvenIdentity, 'service' | 'subject'>;

/** The account that someone at a service is linked to, by who they are there: an address may change hands. */
export async function useLinkedIdentity(
  db: Kysely<Tables>,
  { service, subject }: Subject,
): Promise<{ oid: string } | undefined> {
  return db
    .updateTable('idp.linked_identities')
    .set({ last_used_at: sql<Date>`now()` })
    .where((eb) => eb.and({ service, subject }))
    .returning('oid')
    .executeTakeFirst();
}

/**
 * Links an identity to an account. The caller has made sure that the person is in both: signed in to the
 * account just now, with an address of their own that the service has verified.
 */
export async function linkIdentity(db: Kysely<Tables>, { service, subject }: Subject, oid: string): Promise<void> {
  await db
    .insertInto('idp.linked_identities')
    .values({ service, subject, oid })
    .onConflict((conflict) => conflict.columns(['service', 'subject']).doNothing())
    .execute();
}
