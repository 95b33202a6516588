import type { InteractionParts } from './interaction-step.ts';
import { type Asking, whoAsks } from './who-asks.ts';

/**
 * Counts a password before it is checked: by network, and for the account by network too, so that strangers
 * of fewer than ten networks lock no owner out. From ten on they stop every browser that is not known, for an
 * hour: the way past is a new password by mail. A known browser has tries of its own.
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
