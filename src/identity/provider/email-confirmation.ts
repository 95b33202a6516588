import { z } from 'zod';
import { accountCodesFor } from './account-codes.ts';
import { type Account, confirmEmail } from './accounts.ts';
import { codeStep } from './code-step.ts';
import { provenAccount } from './generation.ts';
import type { Answer, InteractionParts, Step, View } from './interaction-step.ts';
import { countNewCode } from './new-code.ts';
import { tooMany } from './too-many.ts';

// Whose password was typed, and when: another code is sent to no later generation.
const unconfirmed = z.object({ account: provenAccount, email: z.string() });

type Unconfirmed = z.infer<typeof unconfirmed>;

const confirmationCodes = ({ codes }: InteractionParts) => accountCodesFor(codes, 'emailConfirmation', unconfirmed);

async function send(parts: InteractionParts, { account, email }: Unconfirmed, view: View): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    const made = await confirmationCodes(parts).make(db, view.uid, { account, email });
    await parts.mail.code(db, { ...made, to: email, locale: view.frame.language, purpose: 'emailConfirmation' });
  });
}

/** Asks whoever knows the password of an account from before addresses were proven to prove theirs. */
export async function askToConfirmEmail(parts: InteractionParts, account: Account, view: View): Promise<Answer> {
  try {
    await countNewCode(parts, view, { email: account.email, purpose: 'emailConfirmation' });
  } catch (error) {
    return tooMany(error, view);
  }
  const { oid, generation, email } = account;
  await send(parts, { account: { oid, generation }, email }, view);
  return { next: 'confirm' };
}

/** The code signs in, and its address counts as proven from then on. */
export function emailConfirmationStep(parts: InteractionParts): Step {
  const codes = confirmationCodes(parts);
  return codeStep(parts, {
    purpose: 'emailConfirmation',
    page: 'confirm',
    codes,
    send: (waiting, view) => send(parts, waiting, view),
    async prove(typed, view) {
      const redeemed = await codes.redeem(parts.db, view.uid, typed);
      if ('refused' in redeemed) return redeemed;
      const { account } = redeemed.proven;
      await confirmEmail(parts.db, account.oid);
      return account;
    },
  });
}
