import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { identityServices, type IdentityService } from '#identity/both-sides/identity-services.ts';
import type { ProvenAccount } from '#identity/provider/accounts/generation.ts';
import type { ProvenIdentity } from './proven-identity.ts';

type Subject = Pick<ProvenIdentity, 'service' | 'subject'>;

/**
 * Finds the account that is linked to an identity of a service, by the subject id at the service. It does not
 * compare the e-mail address, because an address may pass to another person.
 */
export async function useLinkedIdentity(
  db: Kysely<Tables>,
  { service, subject }: Subject,
): Promise<ProvenAccount | undefined> {
  return db
    .updateTable('idp.linked_identities as link')
    .from('idp.accounts as account')
    .set({ last_used_at: sql<Date>`now()` })
    .whereRef('account.oid', '=', 'link.oid')
    .where((eb) => eb.and({ service, subject }))
    .returning(['account.oid', 'account.generation'])
    .executeTakeFirst();
}

/**
 * Links an identity to an account; false if the identity is already linked to another account. The caller
 * must have made sure that both belong to the same person: the person has just signed in to the account, and
 * has come back from the service.
 */
export async function linkIdentity(db: Kysely<Tables>, { service, subject }: Subject, oid: string): Promise<boolean> {
  const linked = await db
    .insertInto('idp.linked_identities')
    .values({ service, subject, oid })
    .onConflict((conflict) =>
      conflict
        .columns(['service', 'subject'])
        .doUpdateSet({ last_used_at: sql<Date>`now()` })
        .where('idp.linked_identities.oid', '=', oid),
    )
    .returning('oid')
    .executeTakeFirst();
  return linked !== undefined;
}

/** An identity at a service that is linked to an account, as the owner of the account sees it. */
export type LinkedIdentity = {
  readonly id: string;
  readonly service: IdentityService;
  readonly linkedAt: Date;
  readonly lastUsedAt: Date;
};

/**
 * Lists the identities linked to an account, oldest first. Services that this version does not know are left
 * out.
 */
export async function listLinkedIdentities(db: Kysely<Tables>, oid: string): Promise<LinkedIdentity[]> {
  const rows = await db
    .selectFrom('idp.linked_identities')
    .selectAll()
    .where('oid', '=', oid)
    .orderBy('linked_at')
    .execute();
  return rows.flatMap(({ service, subject, linked_at, last_used_at }) => {
    const name = identityServices.find((known) => known === service);
    return name ? [{ id: `${service}:${subject}`, service: name, linkedAt: linked_at, lastUsedAt: last_used_at }] : [];
  });
}

/** Removes a link of this account; true if it existed. `id` comes from the list of linked identities. */
export async function unlinkIdentity(db: Kysely<Tables>, oid: string, id: string): Promise<boolean> {
  const [service = '', ...subject] = id.split(':');
  const link = { oid, service, subject: subject.join(':') };
  const gone = await db
    .deleteFrom('idp.linked_identities')
    .where((eb) => eb.and(link))
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
