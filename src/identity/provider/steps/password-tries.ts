import type { InteractionParts } from './interaction-step.ts';
import { TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import { type TryCounting, whoAsks } from './who-asks.ts';

/**
 * Counts a password before it is checked: per network, and per account and network. So strangers in fewer
 * than ten networks cannot lock out anybody else. From ten networks on, the error is returned instead of
 * thrown, because the owner can still prove their identity by e-mail from an unknown browser. A known browser
 * has a separate limit.
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

/** Sets the counts to zero for a person who has typed the right password. */
export async function forgetPasswordTries(
  { attempts }: Pick<InteractionParts, 'attempts'>,
  asking: TryCounting,
  email: string,
): Promise<void> {
  await attempts.forget('passwordOfAccount', whoAsks(asking, email));
}
