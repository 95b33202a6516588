import { findByEmail } from '#identity/provider/accounts/accounts.ts';
import type { InteractionParts, View } from '#identity/provider/steps/interaction-step.ts';
import { countWays } from '#identity/provider/ways/ways.ts';
import { linkIdentity } from '#identity/provider/federation/linked-identities.ts';
import type { ProvenIdentity } from '#identity/provider/federation/proven-identity.ts';
import { services } from '#identity/provider/federation/services.ts';

/** Someone whom a service has named and whom no account is linked to yet. */
export type WaitingIdentity = {
  readonly identity: ProvenIdentity;
  /**
   * Whether an account has the address: then its owner signs in first, for the address alone opens nothing.
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
 * Links who waits in this interaction to the account that was just signed in to, if the address is the same;
 * one that could be opened otherwise is told so by e-mail.
 */
export async function linkWaiting({ db, federation, mail }: Parts, { uid, frame }: Place, oid: string): Promise<void> {
  const identity = await federation.waiting.kept(uid);
  if (!identity) return;
  await federation.waiting.forget(uid);
  const owner = await findByEmail(db, identity.email);
  if (owner?.oid !== oid) return;
  await db.transaction().execute(async (one) => {
    const isNew = (await countWays(one, oid)) === 0;
    if (!(await linkIdentity(one, identity, oid)) || isNew) return;
    const changed = { change: 'serviceLinked', name: services[identity.service].title } as const;
    await mail.waysChanged(one, { ...changed, to: owner.email, locale: frame.language });
  });
}
