import type { InteractionParts } from './interaction-step.ts';
import { TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import { type TryCounting, whoAsks } from './who-asks.ts';

/**
 * Counts a password before it is checked: per network, and per account and network, so that strangers in
 * fewer than ten networks stop nobody else. From ten networks on, the error is returned and not thrown,
 * because an unknown browser can prove by e-mail that it is the owner's. A known browser has its own limit.
 * @throws TooManyAttempts
 */
export async function countPassword(
  { attempts }: Pick<InteractionParts, 'attempts'>,
  asking: TryCounting,
  email: string,
): Promise<TooManyAttempts | null> {
  await attempts.count('passwordFromAddress', asking.address);
  await attempts.count('passwordOfAccount', whoAsks(asking, email));
  if (asking.device.knows(email)) return null;
  return attempts.count('passwordFromAnywhere', email.toLowerCase()).then(() => null, usedUp);
}

function usedUp(error: unknown): TooManyAttempts {
  if (error instanceof TooManyAttempts) return error;
  throw error;
}

/** Resets the counts for a person who knows the password. */
export async function forgetPasswordTries(
  { attempts }: Pick<InteractionParts, 'attempts'>,
  asking: TryCounting,
  email: string,
): Promise<void> {
  await attempts.forget('passwordOfAccount', whoAsks(asking, email));
}
