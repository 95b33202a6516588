import { z } from 'zod';
import { findByEmail } from '#identity/provider/accounts/accounts.ts';
import { accountCodesFor } from '#identity/provider/accounts/account-codes.ts';
import type { Codes } from '#identity/provider/codes/codes.ts';
import { provenAccount } from '#identity/provider/accounts/generation.ts';
import type { InteractionParts, View } from '#identity/provider/steps/interaction-step.ts';

/**
 * The address whose password was forgotten. Without an account (null), no code is sent, and the person cannot
 * choose a new password.
 */
const forgotten = z.object({ email: z.string(), account: provenAccount.nullable() });

type Forgotten = z.infer<typeof forgotten>;

export const resetCodes = ({ codes }: Pick<InteractionParts, 'codes'>): Codes<Forgotten> =>
  accountCodesFor(codes, 'passwordReset', forgotten);

/** Sends a code if the address has an account, otherwise nothing; both take the same time. */
export async function sendResetCode(parts: InteractionParts, email: string, view: View): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    const account = await findByEmail(db, email);
    const made = await resetCodes(parts).make(db, view.uid, {
      email,
      account: account ? { oid: account.oid, generation: account.generation } : null,
    });
    const letter = { to: account?.email ?? email, locale: view.frame.language, purpose: 'passwordReset' } as const;
    await parts.mail.code(db, { ...letter, ...made, code: account ? made.code : null });
  });
}
