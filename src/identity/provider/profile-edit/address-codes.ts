import { z } from 'zod';
import { changeEmail, EmailTaken, findAccount, findByEmail } from '../accounts.ts';
import type { Proof } from '../code-step.ts';
import { codesFor, type Codes } from '../codes.ts';
import type { InteractionParts, View } from '../interaction-step.ts';

/** Who wants which address. */
const wanted = z.object({ oid: z.guid(), email: z.string() });

type Wanted = z.infer<typeof wanted>;

export const addressCodes = ({ codes }: Pick<InteractionParts, 'codes'>): Codes<Wanted> =>
  codesFor(codes, 'emailChange', wanted);

/** Sends a code to the new address; to that of another account nothing, in the same time. */
export async function sendAddressCode(parts: InteractionParts, { oid, email }: Wanted, view: View): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    const owner = await findByEmail(db, email);
    const isTaken = owner !== undefined && owner.oid !== oid;
    const made = await addressCodes(parts).make(db, view.uid, { oid, email });
    const letter = { to: email, locale: view.frame.language, purpose: 'emailChange' } as const;
    await parts.mail.code(db, { ...letter, ...made, code: isTaken ? null : made.code });
  });
}

/**
 * Gives the account the address whose code was typed, and tells the old one. Where another account was faster
 * the code is over, as for one that was guessed.
 */
export async function proveAddress(parts: InteractionParts, typed: string, view: View): Promise<Proof> {
  const redeemed = await addressCodes(parts).redeem(parts.db, view.uid, typed);
  if ('refused' in redeemed) return redeemed;
  const { oid, email } = redeemed.proven;
  try {
    await parts.db.transaction().execute(async (db) => {
      const before = await findAccount(db, oid);
      await changeEmail(db, oid, email);
      if (before) await parts.mail.emailChanged(db, { to: before.email, locale: view.frame.language });
    });
    return { oid };
  } catch (error) {
    if (error instanceof EmailTaken) return { refused: 'codeUsedUp' };
    throw error;
  }
}
