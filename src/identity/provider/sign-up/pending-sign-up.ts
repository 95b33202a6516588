import { z } from 'zod';
import { findByEmail } from '#identity/provider/accounts/accounts.ts';
import { codesFor, type Codes } from '#identity/provider/codes/codes.ts';
import type { InteractionParts, View } from '#identity/provider/steps/interaction-step.ts';
import { details } from '#identity/provider/accounts/registration.ts';

/** The data of a new account whose address must still be confirmed. */
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
 * Sends a letter to the address: a code or, if the address has an account, a notice about this without a
 * code. Page and duration are the same in both cases.
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
