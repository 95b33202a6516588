import { type InteractionResults, interactionPolicy } from 'oidc-provider';
import { type ProvenAccount, provenAccount } from '#identity/provider/accounts/generation.ts';
import type { PolicyKind } from '#identity/provider/protocol/policies.ts';

const { base, Check, Prompt } = interactionPolicy;

/** Checks of accounts that the conditions of a policy use. */
export type ActiveAccounts = {
  readonly isThere: (oid: string) => Promise<boolean>;
  /** Tells if the account's sessions were not ended since the person proved their identity. */
  readonly isCurrent: (account: ProvenAccount) => Promise<boolean>;
};

/** Returns the prompts of a policy: the conditions under which it shows a step to the person. */
export function promptsOf(kind: PolicyKind, accounts: ActiveAccounts): interactionPolicy.DefaultPolicy {
  const prompts = base();
  // Removes the page for consent, because the client is our own site. The mount adds prompt=consent to each
  // request, so that the library keeps offline_access (OpenID Connect Core §11).
  const consent = prompts.get('consent');
  while (consent?.checks.length) consent.checks.splice(0, 1);
  prompts.get('login')?.checks.push(goneCheck(accounts), endedCheck(accounts));
  if (kind === 'signUp' || kind === 'passwordReset') prompts.get('login')?.checks.push(alwaysAsk);
  if (kind === 'profileEdit') prompts.add(editing);
  if (offersPasskeys(kind)) prompts.add(passkeyOffer);
  if (kind === 'passwordReset') prompts.add(waysReview);
  return prompts;
}

/** Tells if a passkey may be offered at the end of a policy; the other policies have enough pages. */
export const offersPasskeys = (kind: PolicyKind): boolean => kind === 'signInFr' || kind === 'signInEn';

// Always shows the form of a sign-up or password reset, because a person who asks for it wants it even if
// they are signed in.
const alwaysAsk = new Check(
  'always_asked',
  'the policy always asks',
  'login_required',
  (ctx) => !ctx.oidc.result?.login,
);

// Asks for a new sign-in if the account is gone, because a browser may still have a session of a deleted
// account.
function goneCheck({ isThere }: ActiveAccounts): interactionPolicy.Check {
  return new Check('account_gone', 'the account was deleted', 'login_required', async (ctx) => {
    const oid = ctx.oidc.session?.accountId;
    return oid !== undefined && !(await isThere(oid));
  });
}

// Asks for a new sign-in if the account's sessions were ended after the person had proved their identity and
// before they continued. The library has already put this login into the session, so the login is removed
// before the session is saved.
function endedCheck({ isCurrent }: ActiveAccounts): interactionPolicy.Check {
  return new Check(
    'sign_in_ended',
    'the sign-in was ended',
    'login_required',
    async ({ oidc: { result, session } }) => {
      if (!result?.login || !session) return false;
      const account = provenBy(result);
      if (account && (await isCurrent(account))) return false;
      delete session.accountId;
      delete session.authorizations;
      return true;
    },
  );
}

/**
 * Returns the account to which the result of an interaction signs in. Null if there is none, or if the result
 * lacks the generation.
 */
export const provenBy = ({ login, generation }: InteractionResults): ProvenAccount | null =>
  provenAccount.safeParse({ oid: login?.accountId, generation }).data ?? null;

// The profile edit, which begins after the sign-in and lasts until the person returns to the site.
const editing = new Prompt(
  { name: 'profileEdit', requestable: false },
  new Check('profile_edit', 'the profile is edited', 'interaction_required', (ctx) => !ctx.oidc.result?.['edited']),
);

// Shown once after a sign-in by password, if an offer is recorded for it.
const passkeyOffer = new Prompt(
  { name: 'passkeyOffer', requestable: false },
  new Check(
    'passkey_offer',
    'a passkey is offered',
    'interaction_required',
    ({ oidc: { result } }) => result?.['offersPasskey'] === true && !result['passkeyOffer'],
  ),
);

// Shown once after a password reset, if the account has other sign-in methods.
const waysReview = new Prompt(
  { name: 'waysReview', requestable: false },
  new Check(
    'ways_review',
    'the other sign-in methods are shown',
    'interaction_required',
    ({ oidc: { result } }) => result?.['reviewsMethods'] === true && !result['waysReviewed'],
  ),
);
