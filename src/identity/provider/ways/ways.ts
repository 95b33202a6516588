import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { listLinkedIdentities, unlinkIdentity } from '#identity/provider/federation/linked-identities.ts';
import { deletePasskey, listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';

/** A kind of sign-in that an account can have several of, or one. */
type KindOfWay = {
  /** How many ways of this kind the account has. */
  count(db: Kysely<Tables>, oid: string): Promise<number>;
  /** Takes one away; whether it was there. */
  remove(db: Kysely<Tables>, oid: string, id: string): Promise<boolean>;
};

/** Passkeys, each by the id of its credential. */
const passkeyWays = {
  count: async (db: Kysely<Tables>, oid: string) => (await listPasskeys(db, oid)).length,
  remove: deletePasskey,
};

/** Services that are linked, each by the id of its link. */
const serviceWays = {
  count: async (db: Kysely<Tables>, oid: string) => (await listLinkedIdentities(db, oid)).length,
  remove: unlinkIdentity,
};

/** The password: changed, never taken away. */
const passwordWay = {
  count: async (db: Kysely<Tables>, oid: string) => ((await hasPassword(db, oid)) ? 1 : 0),
  remove: async () => false,
};

/** Every kind of way in, by name; one more is a line here. */
const kindsOfWays = { password: passwordWay, passkey: passkeyWays, service: serviceWays } satisfies Record<
  string,
  KindOfWay
>;

/** False too where there is no such account, and where it is opened by a service or a passkey alone. */
export async function hasPassword(db: Kysely<Tables>, oid: string): Promise<boolean> {
  const account = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await account.where('password_hash', 'is not', null).executeTakeFirst()) !== undefined;
}

type WayName = keyof typeof kindsOfWays;

/** How many ways of signing in an account has. */
export async function countWays(db: Kysely<Tables>, oid: string): Promise<number> {
  let ways = 0;
  for (const kind of Object.values(kindsOfWays)) ways += await kind.count(db, oid);
  return ways;
}

type OwnWay = {
  readonly kind: WayName;
  readonly id: string;
  /** Told in the transaction of the removal. */
  readonly removed?: (db: Kysely<Tables>) => Promise<void>;
};

/**
 * Takes a way of signing in away while another remains; of two at once the second sees what the first left.
 * @returns `last` when nothing would be left to sign in with
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

/** Undoes the removal. */
class LastWay extends Error {
  readonly code = 'account.lastWay';
}
