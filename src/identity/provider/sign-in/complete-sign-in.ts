import { findAccount } from '#identity/provider/accounts/accounts.ts';
import { linkWaiting } from './waiting-identity.ts';
import { offersPasskeys } from '#identity/provider/steps/interaction-policy.ts';
import type { InteractionPage, InteractionParts, SignedIn } from '#identity/provider/steps/interaction-step.ts';
import { leavePreviousAccount } from '#identity/provider/accounts/leave-previous-account.ts';
import { takeOffer } from './take-offer.ts';
import { countWays } from '#identity/provider/ways/ways.ts';

/**
 * Ends an interaction with someone signed in, links the service that they came from, and knows the browser
 * again. A page that offers a passkey may follow, or after a reset a page of the other ways in. The
 * generation says to whom it was proven: the browser may come back with it much later.
 */
export async function completeSignIn(
  { request: { req, res, provider, policy }, interaction, view }: InteractionPage,
  parts: InteractionParts,
  { oid, generation, amr = ['pwd'], canPasskeys = false }: SignedIn,
): Promise<void> {
  await linkWaiting(parts, view, oid);
  const account = await findAccount(parts.db, oid);
  if (account) res.appendHeader('Set-Cookie', parts.devices.remember(req.headers.cookie, account.email));
  await leavePreviousAccount(provider, parts.db, interaction, oid);
  const mayOffer = canPasskeys && parts.passkeys !== null && offersPasskeys(policy.kind);
  const offersPasskey = mayOffer && (await takeOffer(parts.db, oid));
  const reviewsWays = policy.kind === 'passwordReset' && (await countWays(parts.db, oid)) > 1;
  // The pages after it submit the login again, which keeps its time.
  const login = { accountId: oid, amr: [...amr], ts: Math.floor(Date.now() / 1000) };
  const pages = { ...(offersPasskey && { offersPasskey }), ...(reviewsWays && { reviewsWays }) };
  await provider.interactionFinished(req, res, { login, generation, ...pages });
}
