import { type Account, checkPassword } from './accounts.ts';
import type { InteractionParts, View } from './interaction-step.ts';
import { countPassword, forgetPasswordTries } from './password-tries.ts';

type Credentials = { readonly email: string; readonly password: string };

/**
 * The account of an address and its password, within the limits of tries; null, in the same time, for a wrong
 * password and for an unknown address.
 * @throws TooManyAttempts
 */
export async function checkSignIn(
  parts: Pick<InteractionParts, 'attempts' | 'db'>,
  asking: Pick<View, 'address' | 'device'>,
  { email, password }: Credentials,
): Promise<Account | null> {
  await countPassword(parts, asking, email);
  const account = await checkPassword(parts.db, email, password);
  if (account) await forgetPasswordTries(parts, asking, email);
  return account;
}
