import { z } from 'zod';
import { findByEmail } from '#identity/provider/accounts/accounts.ts';
import { codesFor, type Codes } from '#identity/provider/codes/codes.ts';
import type { InteractionParts, View } from '#identity/provider/steps/interaction-step.ts';
import { details } from '#identity/provider/accounts/registration.ts';

/** An account that waits for the confirmation of its address. */
const pendingSignUp = z.object({
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  passwordHash: z.string(),
  details: details.nullable(),
});

export type PendingSignUp = z.infer<typeof pendingSignUp>;

export const signUpCodes = ({ codes }: Pick<InteractionParts, 'codes'>): Codes<PendingSignUp> =>
  codesFor(codes, 'signUp', pendingSignUp);

/**
 * Sends a letter to the address: a code, or the notice that it already has an account. Page and time are
 * the same; in the second case the code is not in the letter.
 */
export async function sendSignUpCode(parts: InteractionParts, pending: PendingSignUp, view: View): Promise<void> {
  const letter = { to: pending.email, locale: view.frame.language };
  await parts.db.transaction().execute(async (db) => {
    const isTaken = (await findByEmail(db, pending.email)) !== undefined;
    const made = await signUpCodes(parts).make(db, view.uid, pending);
    if (isTaken) await parts.mail.accountExists(db, letter);
    else await parts.mail.code(db, { ...letter, ...made, purpose: 'signUp' });
  });
}
