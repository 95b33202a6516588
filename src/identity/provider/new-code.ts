import type { InteractionParts, View } from './interaction-step.ts';

/** Counts a code before it is made. @throws TooManyAttempts */
export async function countNewCode({ attempts }: InteractionParts, view: View, email: string): Promise<void> {
  const mailbox = email.toLowerCase();
  await attempts.count('codeFromAddress', view.address);
  await attempts.count('codeToMailboxFromAddress', `${mailbox} ${view.address}`);
  await attempts.count('codeToMailbox', mailbox);
}
