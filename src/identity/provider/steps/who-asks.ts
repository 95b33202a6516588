import type { View } from './interaction-step.ts';

/** Owner of a count of tries: a network, or a known browser. */
export type TryCounting = Pick<View, 'address' | 'device'>;

/**
 * Returns the key under which tries with an account are counted. A browser that has signed in to the
 * account before has its own count, so that strangers in its network cannot stop it; any other browser
 * counts for its network.
 */
export function whoAsks({ address, device }: TryCounting, email: string): string {
  const from = device.knows(email) ? `browser ${device.id}` : `network ${address}`;
  return `${email.toLowerCase()} ${from}`;
}
