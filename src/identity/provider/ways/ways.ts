import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { listLinkedIdentities, unlinkIdentity } from '#identity/provider/federation/linked-identities.ts';
import { deletePasskey, listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';

/** A kind of sign-in, such as passkeys; an account may have several ways of each kind. */
type KindOfWay = {
  /** Counts the account's ways of this kind. */
  count(db: Kysely<Tables>, oid: string): Promise<number>;
  /** Removes a way; returns true if it existed. */
  remove(db: Kysely<Tables>, oid: string, id: string): Promise<boolean>;
};

/** Passkeys, by the id of the credential. */
const passkeyWays = {
  count: async (db: Kysely<Tables>, oid: string) => (await listPasskeys(db, oid)).length,
  remove: deletePasskey,
};

/** Linked services, by the id of the link. */
const serviceWays = {
  count: async (db: Kysely<Tables>, oid: string) => (await listLinkedIdentities(db, oid)).length,
  remove: unlinkIdentity,
};

/** The password can be changed, but not removed. */
const passwordWay = {
  count: async (db: Kysely<Tables>, oid: string) => ((await hasPassword(db, oid)) ? 1 : 0),
  remove: async () => false,
};

/** Every kind of sign-in, by name; a new kind is a new line here. */
const kindsOfWays = { password: passwordWay, passkey: passkeyWays, service: serviceWays } satisfies Record<
  string,
  KindOfWay
>;

/** Returns false as well if there is no such account. */
export async function hasPassword(db: Kysely<Tables>, oid: string): Promise<boolean> {
  const account = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await account.where('password_hash', 'is not', null).executeTakeFirst()) !== undefined;
}

type WayName = keyof typeof kindsOfWays;

/** A way that can be removed. */
export type RemovableWay = Exclude<WayName, 'password'>;

/** Counts the ways of signing in to an account. */
export async function countWays(db: Kysely<Tables>, oid: string): Promise<number> {
  let ways = 0;
  for (const kind of Object.values(kindsOfWays)) ways += await kind.count(db, oid);
  return ways;
}

type OwnWay = {
  readonly kind: WayName;
  readonly id: string;
  /** Called in the transaction of the removal. */
  readonly removed?: (db: Kysely<Tables>) => Promise<void>;
};

/**
 * Removes a way of signing in while another remains; of two simultaneous removals the second sees the
 * result of the first.
 * @returns `last` if no way to sign in would be left
 */
export async function removeWay(db: Kysely<Tables>, oid: string, way: OwnWay): Promise<'removed' | 'last' | 'unknown'> {
  return db
    .transaction()
    .execute(async (one) => {
      await one.selectFrom('idp.accounts').select('oid').where('oid', '=', oid).forUpdate().execute();
      const before = await countWays(one, oid);
      const isThere = await kindsOfWays[way.kind].remove(one, oid, way.id);
      if (!isThere) return 'unknown';
      if (before <= 1) throw new LastWay();
      await way.removed?.(one);
      return 'removed';
    })
    .catch((error: unknown) => {
      if (error instanceof LastWay) return 'last';
      throw error;
    });
}

/** Rolls the removal back. */
class LastWay extends Error {
  readonly code = 'account.lastWay';
}
