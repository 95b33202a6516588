import type { View } from './interaction-step.ts';

/** The sender of a try: a network, or a known browser. */
export type TryCounting = Pick<View, 'address' | 'device'>;

/**
 * Returns the key under which tries for an account are counted. A browser that has signed in to the account
 * before is counted separately, so that strangers in its network cannot lock it out. Any other browser is
 * counted with its network.
 */
export function whoAsks({ address, device }: TryCounting, email: string): string {
  const from = device.knows(email) ? `browser ${device.id}` : `network ${address}`;
  return `${email.toLowerCase()} ${from}`;
}
