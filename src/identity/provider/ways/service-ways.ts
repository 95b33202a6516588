import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { listLinkedIdentities, unlinkIdentity } from '#identity/provider/federation/linked-identities.ts';

/** Services that are linked, each by the id of its link. */
export const serviceWays = {
  count: async (db: Kysely<Tables>, oid: string) => (await listLinkedIdentities(db, oid)).length,
  remove: unlinkIdentity,
};
