import { findAccount } from '#identity/provider/accounts/accounts.ts';
import { linkWaiting } from './waiting-identity.ts';
import { offersPasskeys } from '#identity/provider/steps/interaction-policy.ts';
import type { InteractionPage, InteractionParts, ProvenSignIn } from '#identity/provider/steps/interaction-step.ts';
import { countSignInMethods } from '#identity/provider/sign-in-methods/sign-in-methods.ts';
import { type Kysely, sql } from 'kysely';
import type { Interaction, Provider } from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import { revokeGrant } from '#identity/provider/protocol/ended-payloads.ts';

const daysBetween = 90;

/**
 * Tells if an account should be offered a passkey now, and records the offer at once. The account must have
 * no passkey and must not have had an offer in the last 90 days. Of several simultaneous sign-ins, only one
 * gets true.
 */
export async function takeOffer(db: Kysely<Tables>, oid: string): Promise<boolean> {
  const taken = await sql`
    update idp.accounts set passkey_offered_at = now()
    where oid = ${oid}
      and coalesce(passkey_offered_at < now() - make_interval(days => ${daysBetween}), true)
      and not exists (select from idp.passkeys where passkeys.oid = accounts.oid)
    returning 1`.execute(db);
  return taken.rows.length === 1;
}

/**
 * Ends an interaction in which a person has signed in. It links the service from which the person came and
 * marks the browser as known. Another page may follow: the offer of a passkey, or after a password reset the
 * list of other sign-in methods. The generation of the account is stored with the proof, because the browser
 * may return much later.
 */
export async function completeSignIn(
  { request: { req, res, provider, policy }, interaction, view }: InteractionPage,
  parts: InteractionParts,
  { oid, generation, amr = ['pwd'], canPasskeys = false }: ProvenSignIn,
): Promise<void> {
  await linkWaiting(parts, view, oid);
  const account = await findAccount(parts.db, oid);
  if (account) res.appendHeader('Set-Cookie', parts.devices.remember(req.headers.cookie, account.email));
  await leavePreviousAccount(provider, parts.db, interaction, oid);
  const mayOffer = canPasskeys && parts.passkeys !== null && offersPasskeys(policy.kind);
  const offersPasskey = mayOffer && (await takeOffer(parts.db, oid));
  const reviewsMethods = policy.kind === 'passwordReset' && (await countSignInMethods(parts.db, oid)) > 1;
  // States the time of the login, because the pages that follow submit the same login again.
  const login = { accountId: oid, amr: [...amr], ts: Math.floor(Date.now() / 1000) };
  const pages = { ...(offersPasskey && { offersPasskey }), ...(reviewsMethods && { reviewsMethods }) };
  await provider.interactionFinished(req, res, { login, generation, ...pages });
}

/**
 * When another person signs in with this browser, ends the session of the previous person: first its tokens,
 * then the session. The library would use a page that submits itself by script.
 */
async function leavePreviousAccount(
  provider: Provider,
  db: Kysely<Tables>,
  interaction: Interaction,
  oid: string,
): Promise<void> {
  const previous = interaction.session;
  if (!previous || previous.accountId === oid) return;
  const session = await provider.Session.findByUid(previous.uid);
  for (const { grantId } of Object.values(session?.authorizations ?? {})) if (grantId) await revokeGrant(db, grantId);
  await session?.destroy();
  delete interaction.session;
  await interaction.persist();
}
