import type { InteractionParts, View } from './interaction-step.ts';

type Parts = Pick<InteractionParts, 'attempts'>;
type Asking = Pick<View, 'address'>;

const kinds = ['wrongCodeFromAddress', 'wrongCodeFromAddressADay'] as const;

/**
 * Counts a code before it is compared, by network: five tries a code are no bound for who has many mailboxes.
 * @throws TooManyAttempts
 */
export async function countCodeTry({ attempts }: Parts, { address }: Asking): Promise<void> {
  for (const kind of kinds) await attempts.count(kind, address);
}

/** The code was right: only wrong ones count, and a right one makes good no wrong one. */
export async function giveCodeTryBack({ attempts }: Parts, { address }: Asking): Promise<void> {
  for (const kind of kinds) await attempts.giveBack(kind, address);
}
