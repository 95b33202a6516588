import type { CodePurpose } from '#identity/provider/codes/codes.ts';
import type { InteractionAnswer, InteractionParts, View } from './interaction-step.ts';
import { tooManyPage } from './too-many.ts';
import { type TryCounting, whoAsks } from './who-asks.ts';

/** Recipient and purpose of a code; codes of each purpose are counted separately. */
export type WantedCode = { readonly email: string; readonly purpose: CodePurpose };

const followsPassword: ReadonlySet<CodePurpose> = new Set(['emailConfirmation', 'signIn']);

/**
 * Counts a code before it is made. Two kinds of requests are exempt from the common limit of all networks:
 * those of browsers that have signed in to the account before, and those of people who have typed the
 * account's password.
 * @throws TooManyAttempts
 */
export async function countNewCode(
  { attempts }: Pick<InteractionParts, 'attempts'>,
  asking: TryCounting,
  { email, purpose }: WantedCode,
): Promise<void> {
  const asked = `${purpose} ${whoAsks(asking, email)}`;
  await attempts.count('codeFromAddress', asking.address);
  await attempts.count('codeToMailboxFromOne', asked);
  await attempts.count('codeToMailboxFromOneADay', asked);
  if (followsPassword.has(purpose) || asking.device.knows(email)) return;
  await attempts.count('codeToMailbox', `${purpose} ${email.toLowerCase()}`);
}

/**
 * Counts a code and sends it. If there were too many codes, it sends none and returns a page that states the
 * waiting time; otherwise null.
 */
export async function sendCountedCode(
  parts: Pick<InteractionParts, 'attempts'>,
  wanted: WantedCode,
  view: View,
  send: () => Promise<void>,
): Promise<InteractionAnswer | null> {
  try {
    await countNewCode(parts, view, wanted);
  } catch (error) {
    return tooManyPage(error, view);
  }
  await send();
  return null;
}
