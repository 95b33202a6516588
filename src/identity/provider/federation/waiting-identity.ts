import { findByEmail } from '../accounts.ts';
import type { InteractionParts } from '../interaction-step.ts';
import { linkIdentity } from './linked-identities.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/** Someone whom a service has named and whom no account is linked to yet. */
export type WaitingIdentity = {
  readonly identity: ProvenIdentity;
  /**
   * Whether an account has the address: then its owner signs in first, for the address alone opens nothing.
   */
  readonly hasAccount: boolean;
};

type Parts = Pick<InteractionParts, 'db' | 'federation'>;

export async function findWaiting({ db, federation }: Parts, interaction: string): Promise<WaitingIdentity | null> {
  const identity = await federation.waiting.kept(interaction);
  return identity && { identity, hasAccount: (await findByEmail(db, identity.email)) !== undefined };
}

/**
 * Links who waits in this interaction to the account that was just signed in to, if the address is the same.
 */
export async function linkWaiting({ db, federation }: Parts, interaction: string, oid: string): Promise<void> {
  const identity = await federation.waiting.kept(interaction);
  if (!identity) return;
  await federation.waiting.forget(interaction);
  const owner = await findByEmail(db, identity.email);
  if (owner?.oid === oid) await linkIdentity(db, identity, oid);
}
