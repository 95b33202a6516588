import type { InteractionParts } from './interaction-step.ts';
import { TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import { type TryCounting, whoAsks } from './who-asks.ts';

/**
 * Counts a password before it is checked: by network, and for the account by network too, so that strangers
 * of fewer than ten networks stop nobody else. What they have used up from ten on is given back, not thrown:
 * a browser that is not known may still prove by mail that it is the owner's. A known one has its own tries.
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

/** Forgets the tries of whoever knows the password. */
export async function forgetPasswordTries(
  { attempts }: Pick<InteractionParts, 'attempts'>,
  asking: TryCounting,
  email: string,
): Promise<void> {
  await attempts.forget('passwordOfAccount', whoAsks(asking, email));
}
