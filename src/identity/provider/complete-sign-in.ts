import { findAccount } from './accounts.ts';
import { linkWaiting } from './federation/waiting-identity.ts';
import type { InteractionPage, InteractionParts, SignedIn } from './interaction-step.ts';
import { leavePreviousAccount } from './leave-previous-account.ts';

/**
 * Ends an interaction with someone signed in, links the service that they came from, and knows the browser
 * again.
 */
export async function completeSignIn(
  { request: { req, res, provider }, interaction, view }: InteractionPage,
  parts: InteractionParts,
  { oid, amr = ['pwd'] }: SignedIn,
): Promise<void> {
  await linkWaiting(parts, view, oid);
  const account = await findAccount(parts.db, oid);
  if (account) res.appendHeader('Set-Cookie', parts.devices.remember(req.headers.cookie, account.email));
  await leavePreviousAccount(provider, parts.db, interaction, oid);
  await provider.interactionFinished(req, res, { login: { accountId: oid, amr: [...amr] } });
}
