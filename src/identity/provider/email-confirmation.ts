import { z } from 'zod';
import { type Account, confirmEmail } from './accounts.ts';
import { codeStep } from './code-step.ts';
import { codesFor } from './codes.ts';
import type { Answer, InteractionParts, Step, View } from './interaction-step.ts';
import { countNewCode } from './new-code.ts';
import { tooMany } from './too-many.ts';

const unconfirmed = z.object({ oid: z.guid(), email: z.string() });

const confirmationCodes = ({ codes }: InteractionParts) => codesFor(codes, 'emailConfirmation', unconfirmed);

async function send(parts: InteractionParts, { oid, email }: z.infer<typeof unconfirmed>, view: View): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    const made = await confirmationCodes(parts).make(db, view.uid, { oid, email });
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
  await send(parts, account, view);
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
      await confirmEmail(parts.db, redeemed.proven.oid);
      return { oid: redeemed.proven.oid };
    },
  });
}
