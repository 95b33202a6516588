import type { CodePurpose } from './codes.ts';
import type { InteractionParts } from './interaction-step.ts';
import { type Asking, whoAsks } from './who-asks.ts';

/** Where a code goes, and what it allows: each purpose is counted by itself. */
export type WantedCode = { readonly email: string; readonly purpose: CodePurpose };

/**
 * Counts a code before it is made. The cap of all networks together spares a browser that has signed in to
 * the account before, and the proof of an address, which only the account's password asks for.
 * @throws TooManyAttempts
 */
export async function countNewCode(
  { attempts }: Pick<InteractionParts, 'attempts'>,
  asking: Asking,
  { email, purpose }: WantedCode,
): Promise<void> {
  const asked = `${purpose} ${whoAsks(asking, email)}`;
  await attempts.count('codeFromAddress', asking.address);
  await attempts.count('codeToMailboxFromOne', asked);
  await attempts.count('codeToMailboxFromOneADay', asked);
  if (purpose === 'emailConfirmation' || asking.device.knows(email)) return;
  await attempts.count('codeToMailbox', `${purpose} ${email.toLowerCase()}`);
}
