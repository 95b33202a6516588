import type { SignInAccounts } from '#board/context/sign-in-accounts.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { emailOfAccount, forgetAccount, termsAcceptedAt } from '#identity/provider/accounts/accounts.ts';
import { tellAccount } from '#identity/provider/accounts/tell-account.ts';
import { identityProviderOf } from './identity-provider.ts';

/** Returns the accounts of the embedded provider; null if the site uses another provider. */
export function signInAccounts(configuration: Configuration): SignInAccounts | null {
  if (identityProviderOf(configuration).kind === 'other') return null;
  return { forget: forgetAccount, emailOf: emailOfAccount, tell: tellAccount, termsAcceptedAt };
}
