import { findByEmail } from '#identity/provider/accounts/accounts.ts';
import type { InteractionParts, View } from '#identity/provider/steps/interaction-step.ts';
import { countSignInMethods } from '#identity/provider/sign-in-methods/sign-in-methods.ts';
import { linkIdentity } from '#identity/provider/federation/linked-identities.ts';
import type { ProvenIdentity } from '#identity/provider/federation/proven-identity.ts';
import { services } from '#identity/provider/federation/services.ts';

/** A service's identity that is not linked to an account yet. */
export type WaitingIdentity = {
  readonly identity: ProvenIdentity;
  /**
   * True if the address has an account. Its owner must sign in to it first, because having the same address
   * is no proof.
   */
  readonly hasAccount: boolean;
};

type Parts = Pick<InteractionParts, 'db' | 'federation' | 'mail'>;

export async function findWaiting(
  { db, federation }: Pick<Parts, 'db' | 'federation'>,
  interaction: string,
): Promise<WaitingIdentity | null> {
  const identity = await federation.waiting.kept(interaction);
  return identity && { identity, hasAccount: (await findByEmail(db, identity.email)) !== undefined };
}

type Place = Pick<View, 'uid' | 'frame'>;

/**
 * Links the identity that waits in this interaction to the account to which the person has just signed in, if
 * both have the same address. If the account had another sign-in method before, its owner gets a letter.
 */
export async function linkWaiting({ db, federation, mail }: Parts, { uid, frame }: Place, oid: string): Promise<void> {
  const identity = await federation.waiting.kept(uid);
  if (!identity) return;
  await federation.waiting.forget(uid);
  const owner = await findByEmail(db, identity.email);
  if (owner?.oid !== oid) return;
  await db.transaction().execute(async (one) => {
    const isNew = (await countSignInMethods(one, oid)) === 0;
    if (!(await linkIdentity(one, identity, oid)) || isNew) return;
    const changed = { change: 'serviceLinked', name: services[identity.service].title } as const;
    await mail.signInMethodsChanged(one, { ...changed, to: owner.email, locale: frame.language });
  });
}
