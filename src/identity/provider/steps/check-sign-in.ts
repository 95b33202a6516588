import { type Account, checkPassword, renewHash } from '#identity/provider/accounts/accounts.ts';
import type { TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import type { InteractionParts, View } from './interaction-step.ts';
import { countPassword, forgetPasswordTries } from './password-tries.ts';

type Credentials = { readonly email: string; readonly password: string };

type Checked = {
  /** Null, in the same time, for a wrong password and for an unknown address. */
  readonly account: Account | null;
  /** That strangers have used the tries up: whether the password was right is to be told to nobody then. */
  readonly usedUp: TooManyAttempts | null;
};

/**
 * Whose password it is, within the limits of tries.
 * @throws TooManyAttempts where whoever asks has used theirs up
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
