import type { InteractionParts } from './interaction-step.ts';
import { type Asking, whoAsks } from './who-asks.ts';

/**
 * Counts a password before it is checked: by network, and for the account by network too, so that a stranger
 * never locks its owner out. A browser that has signed in to the account before has tries of its own, even
 * when all others together have used theirs up.
 * @throws TooManyAttempts
 */
export async function countPassword(
  { attempts }: Pick<InteractionParts, 'attempts'>,
  asking: Asking,
  email: string,
): Promise<void> {
  await attempts.count('passwordFromAddress', asking.address);
  await attempts.count('passwordOfAccount', whoAsks(asking, email));
  if (!asking.device.knows(email)) await attempts.count('passwordFromAnywhere', email.toLowerCase());
}

/** Forgets the tries of whoever knows the password. */
export async function forgetPasswordTries(
  { attempts }: Pick<InteractionParts, 'attempts'>,
  asking: Asking,
  email: string,
): Promise<void> {
  await attempts.forget('passwordOfAccount', whoAsks(asking, email));
}
