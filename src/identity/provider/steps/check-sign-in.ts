import { type Account, checkPassword, renewHash } from '#identity/provider/accounts/accounts.ts';
import type { TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import type { InteractionParts, View } from './interaction-step.ts';
import { countPassword, forgetPasswordTries } from './password-tries.ts';

type Credentials = { readonly email: string; readonly password: string };

type Checked = {
  /** The account; null for a wrong password and for an unknown address, which take the same time. */
  readonly account: Account | null;
  /**
   * The error if strangers have used up the tries. The page must then not reveal if the password was right.
   */
  readonly usedUp: TooManyAttempts | null;
};

/**
 * Checks a password within the limits of tries.
 * @throws TooManyAttempts if the sender of this request has used up their own tries
 */
export async function checkSignIn(
  parts: Pick<InteractionParts, 'attempts' | 'db'>,
  asking: Pick<View, 'address' | 'device'>,
  { email, password }: Credentials,
): Promise<Checked> {
  const usedUp = await countPassword(parts, asking, email);
  const account = await checkPassword(parts.db, email, password);
  if (account && !usedUp) {
    await forgetPasswordTries(parts, asking, email);
    await renewHash(parts.db, account.oid, password);
  }
  return { account, usedUp };
}
