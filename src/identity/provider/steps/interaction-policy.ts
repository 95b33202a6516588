import { type InteractionResults, interactionPolicy } from 'oidc-provider';
import { type ProvenAccount, provenAccount } from '#identity/provider/accounts/generation.ts';
import type { PolicyKind } from '#identity/provider/protocol/policies.ts';

const { base, Check, Prompt } = interactionPolicy;

/** What a policy asks of accounts. */
export type LivingAccounts = {
  readonly isThere: (oid: string) => Promise<boolean>;
  /** Whether its sessions were not ended since. */
  readonly isCurrent: (account: ProvenAccount) => Promise<boolean>;
};

/** When a policy stops to ask the person something, and what. */
export function promptsOf(kind: PolicyKind, accounts: LivingAccounts): interactionPolicy.DefaultPolicy {
  const prompts = base();
  // The mount asks for consent so that offline_access survives (OpenID Connect Core §11); our own client
  // needs none.
  const consent = prompts.get('consent');
  while (consent?.checks.length) consent.checks.splice(0, 1);
  prompts.get('login')?.checks.push(goneCheck(accounts), endedCheck(accounts));
  if (kind === 'signUp' || kind === 'passwordReset') prompts.get('login')?.checks.push(alwaysAsk);
  if (kind === 'profileEdit') prompts.add(editing);
  if (offersPasskeys(kind)) prompts.add(passkeyOffer);
  if (kind === 'passwordReset') prompts.add(waysReview);
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
function goneCheck({ isThere }: LivingAccounts): interactionPolicy.Check {
  return new Check('account_gone', 'the account was deleted', 'login_required', async (ctx) => {
    const oid = ctx.oidc.session?.accountId;
    return oid !== undefined && !(await isThere(oid));
  });
}

// Whoever proved to be the owner, and went on only when the owner had ended all that. The library has taken
// their login over already: it is taken out of the session again, before that is saved.
function endedCheck({ isCurrent }: LivingAccounts): interactionPolicy.Check {
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

/** Who was proven by the result of an interaction; null where nobody was, or it does not say when. */
export const provenBy = ({ login, generation }: InteractionResults): ProvenAccount | null =>
  provenAccount.safeParse({ oid: login?.accountId, generation }).data ?? null;

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

// After a password reset of an account that something else opens too, once.
const waysReview = new Prompt(
  { name: 'waysReview', requestable: false },
  new Check(
    'ways_review',
    'the other ways of signing in are shown',
    'interaction_required',
    ({ oidc: { result } }) => result?.['reviewsWays'] === true && !result['waysReviewed'],
  ),
);
