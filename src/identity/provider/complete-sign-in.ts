import type { Interaction } from 'oidc-provider';
import { linkWaiting } from './federation/waiting-identity.ts';
import type { InteractionParts, InteractionRequest, SignedIn } from './interaction-step.ts';
import { leavePreviousAccount } from './leave-previous-account.ts';

/** Ends an interaction with someone signed in, and links the service that they came from. */
export async function completeSignIn(
  { req, res, provider }: InteractionRequest,
  interaction: Interaction,
  parts: InteractionParts,
  { oid, amr = ['pwd'] }: SignedIn,
): Promise<void> {
  await linkWaiting(parts, interaction.uid, oid);
  await leavePreviousAccount(provider, parts.db, interaction, oid);
  await provider.interactionFinished(req, res, { login: { accountId: oid, amr: [...amr] } });
}
