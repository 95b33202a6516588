import type { View } from './interaction-step.ts';

/** Whose tries are counted: a network, or a browser that may be known. */
export type TryCounting = Pick<View, 'address' | 'device'>;

/**
 * Who tries something with an account: a browser that has signed in to it before stands for itself, and so is
 * not stopped by strangers of its network; any other stands for its network.
 */
export function whoAsks({ address, device }: TryCounting, email: string): string {
  const from = device.knows(email) ? `browser ${device.id}` : `network ${address}`;
  return `${email.toLowerCase()} ${from}`;
}
