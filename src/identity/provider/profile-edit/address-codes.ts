import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { accountCodesFor } from '#identity/provider/accounts/account-codes.ts';
import { changeEmail, EmailTaken, findAccount, findByEmail } from '#identity/provider/accounts/accounts.ts';
import type { Proof } from '#identity/provider/steps/code-step.ts';
import type { Codes } from '#identity/provider/codes/codes.ts';
import { generationOf, provenAccount } from '#identity/provider/accounts/generation.ts';
import type { InteractionParts, View } from '#identity/provider/steps/interaction-step.ts';

/** The account, and the new address that the code confirms. */
const wanted = z.object({ account: provenAccount, email: z.string() });

type Wanted = z.infer<typeof wanted>;

export const addressCodes = ({ codes }: Pick<InteractionParts, 'codes'>): Codes<Wanted> =>
  accountCodesFor(codes, 'emailChange', wanted);

type Asked = { readonly oid: string; readonly email: string };

/**
 * Sends a code to the new address. If another account has the address, nothing is sent, but the call takes
 * the same time.
 */
export async function sendAddressCode(parts: InteractionParts, { oid, email }: Asked, view: View): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    const owner = await findByEmail(db, email);
    const isTaken = owner !== undefined && owner.oid !== oid;
    const account = { oid, generation: await generationOf(db, oid) };
    const made = await addressCodes(parts).make(db, view.uid, { account, email });
    const letter = { to: email, locale: view.frame.language, purpose: 'emailChange' } as const;
    await parts.mail.code(db, { ...letter, ...made, code: isTaken ? null : made.code });
  });
}

/**
 * Gives the account the new address if the right code was typed, ends its other sessions and writes to the
 * old address. It makes all of these changes or none. If another account has taken the address meanwhile, the
 * code counts as expired, as a guessed code does.
 */
export async function proveAddress(parts: InteractionParts, typed: string, view: View): Promise<Proof> {
  try {
    return await parts.db.transaction().execute(async (db) => {
      const redeemed = await addressCodes(parts).redeem(db, view.uid, typed);
      if ('refused' in redeemed) return redeemed;
      const { account, email } = redeemed.proven;
      await moveTo(email, account.oid, { db, parts, view });
      return account;
    });
  } catch (error) {
    if (error instanceof EmailTaken) return { refused: 'codeUsedUp' };
    throw error;
  }
}

type Moving = { readonly db: Kysely<Tables>; readonly parts: InteractionParts; readonly view: View };

async function moveTo(email: string, oid: string, { db, parts, view }: Moving): Promise<void> {
  const before = await findAccount(db, oid);
  await changeEmail(db, oid, email);
  if (before) await parts.mail.emailChanged(db, { to: before.email, locale: view.frame.language });
  await parts.endOtherSessions(db, oid, view.browser);
}
