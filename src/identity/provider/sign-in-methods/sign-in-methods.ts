import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { listLinkedIdentities, unlinkIdentity } from '#identity/provider/federation/linked-identities.ts';
import { deletePasskey, listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';

/** A kind of sign-in method, such as passkeys. An account may have several methods of a kind. */
type SignInMethodKind = {
  /** Counts the account's methods of this kind. */
  count(db: Kysely<Tables>, oid: string): Promise<number>;
  /** Removes a sign-in method; returns true if the method existed. */
  remove(db: Kysely<Tables>, oid: string, id: string): Promise<boolean>;
};

/** Passkeys, by the id of the credential. */
const passkeyMethods = {
  count: async (db: Kysely<Tables>, oid: string) => (await listPasskeys(db, oid)).length,
  remove: deletePasskey,
};

/** Linked services, by the id of the link. */
const serviceMethods = {
  count: async (db: Kysely<Tables>, oid: string) => (await listLinkedIdentities(db, oid)).length,
  remove: unlinkIdentity,
};

/** The password, which can be changed but not removed. */
const passwordMethod = {
  count: async (db: Kysely<Tables>, oid: string) => ((await hasPassword(db, oid)) ? 1 : 0),
  remove: async () => false,
};

/** Every kind of sign-in method, by name. To add a kind, add a line here. */
const signInMethodKinds = {
  password: passwordMethod,
  passkey: passkeyMethods,
  service: serviceMethods,
} satisfies Record<string, SignInMethodKind>;

/** Tells if an account has a password; false if there is no such account. */
export async function hasPassword(db: Kysely<Tables>, oid: string): Promise<boolean> {
  const account = db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid);
  return (await account.where('password_hash', 'is not', null).executeTakeFirst()) !== undefined;
}

type WayName = keyof typeof signInMethodKinds;

/** A method that can be removed. */
export type RemovableMethod = Exclude<WayName, 'password'>;

/** Counts the sign-in methods to an account. */
export async function countSignInMethods(db: Kysely<Tables>, oid: string): Promise<number> {
  let methods = 0;
  for (const kind of Object.values(signInMethodKinds)) methods += await kind.count(db, oid);
  return methods;
}

type OwnMethod = {
  readonly kind: WayName;
  readonly id: string;
  /** Called in the transaction of the removal. */
  readonly removed?: (db: Kysely<Tables>) => Promise<void>;
};

/**
 * Removes a sign-in method if another remains. Of two simultaneous removals, the second waits for the first
 * and sees its result.
 * @returns `last` if the account would have no sign-in method left
 */
export async function removeSignInMethod(
  db: Kysely<Tables>,
  oid: string,
  method: OwnMethod,
): Promise<'removed' | 'last' | 'unknown'> {
  return db
    .transaction()
    .execute(async (one) => {
      await one.selectFrom('idp.accounts').select('oid').where('oid', '=', oid).forUpdate().execute();
      const before = await countSignInMethods(one, oid);
      const isThere = await signInMethodKinds[method.kind].remove(one, oid, method.id);
      if (!isThere) return 'unknown';
      if (before <= 1) throw new LastWay();
      await method.removed?.(one);
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
