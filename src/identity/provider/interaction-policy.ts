import { interactionPolicy } from 'oidc-provider';
import type { PolicyKind } from './policies.ts';

const { base, Check, Prompt } = interactionPolicy;

/** When a policy stops to ask the person something, and what; `isThere` says whether an account still is. */
export function promptsOf(
  kind: PolicyKind,
  isThere: (oid: string) => Promise<boolean>,
): interactionPolicy.DefaultPolicy {
  const prompts = base();
  // The mount asks for consent so that offline_access survives (OpenID Connect Core §11); our own client
  // needs none.
  const consent = prompts.get('consent');
  while (consent?.checks.length) consent.checks.splice(0, 1);
  prompts.get('login')?.checks.push(goneCheck(isThere));
  if (kind === 'signUp' || kind === 'passwordReset') prompts.get('login')?.checks.push(alwaysAsk);
  if (kind === 'profileEdit') prompts.add(editing);
  if (offersPasskeys(kind)) prompts.add(passkeyOffer);
  return prompts;
}

/** Whether a passkey may be offered at the end of a policy: the others have enough pages of their own. */
export const offersPasskeys = (kind: PolicyKind): boolean => kind === 'signInFr' || kind === 'signInEn';

// Someone signed in who asks for sign-up or for a new password gets the form, not the account they have.
const alwaysAsk = new Check(
  'always_asked',
  'the policy always asks',
  'login_required',
  (ctx) => !ctx.oidc.result?.login,
);

// A browser may still be signed in to an account that was deleted.
function goneCheck(isThere: (oid: string) => Promise<boolean>): interactionPolicy.Check {
  return new Check('account_gone', 'the account was deleted', 'login_required', async (ctx) => {
    const oid = ctx.oidc.session?.accountId;
    return oid !== undefined && !(await isThere(oid));
  });
}

// After the sign-in, and until the person goes back to the site.
const editing = new Prompt(
  { name: 'profileEdit', requestable: false },
  new Check('profile_edit', 'the profile is edited', 'interaction_required', (ctx) => !ctx.oidc.result?.['edited']),
);

// After a sign-in by password that is said to be followed by it, once.
const passkeyOffer = new Prompt(
  { name: 'passkeyOffer', requestable: false },
  new Check(
    'passkey_offer',
    'a passkey is offered',
    'interaction_required',
    ({ oidc: { result } }) => result?.['offersPasskey'] === true && !result['passkeyOffer'],
  ),
);
