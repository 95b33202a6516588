import { z } from 'zod';
import { accountCodesFor } from '#identity/provider/accounts/account-codes.ts';
import { type Account, confirmEmail } from '#identity/provider/accounts/accounts.ts';
import { codeStep } from '#identity/provider/steps/code-step.ts';
import { provenAccount } from '#identity/provider/accounts/generation.ts';
import type { InteractionAnswer, InteractionParts, Step, View } from '#identity/provider/steps/interaction-step.ts';
import { sendCountedCode } from '#identity/provider/steps/new-code.ts';
import { forgetPasswordTries } from '#identity/provider/steps/password-tries.ts';

// Account and generation for which the password was typed; null if the password was wrong. If the generation
// has grown since, no further code is sent.
const waiting = z.object({ account: provenAccount.nullable(), email: z.string(), to: z.string() });

type Waiting = z.infer<typeof waiting>;

/**
 * Reason why a password is not enough: the address of the account was never confirmed, or strangers have
 * tried too often.
 */
type Purpose = 'emailConfirmation' | 'signIn';

const pages = { emailConfirmation: 'confirm', signIn: 'by-mail' } as const;

const codesOf = ({ codes }: InteractionParts, purpose: Purpose) => accountCodesFor(codes, purpose, waiting);

type Typed = { readonly email: string; readonly account: Account | null };

/**
 * Asks for a code by e-mail after a password was typed. If the password was wrong, page and duration are the
 * same, but no letter is sent.
 */
export async function askForSignInCode(
  parts: InteractionParts,
  purpose: Purpose,
  { email, account }: Typed,
  view: View,
): Promise<InteractionAnswer> {
  const proven = account && { oid: account.oid, generation: account.generation };
  const carried = { account: proven, email, to: account?.email ?? email };
  const refused = await sendCountedCode(parts, { email, purpose }, view, () => send(parts, purpose, carried, view));
  return refused ?? { next: pages[purpose] };
}

async function send(parts: InteractionParts, purpose: Purpose, carried: Waiting, view: View): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    const made = await codesOf(parts, purpose).make(db, view.uid, carried);
    const letter = { to: carried.to, locale: view.frame.language, purpose };
    await parts.mail.code(db, { ...letter, ...made, code: carried.account ? made.code : null });
  });
}

/** Takes the typed code, signs the person in, and marks the address as confirmed. */
export function codeSignInStep(purpose: Purpose): (parts: InteractionParts) => Step {
  return (parts) =>
    codeStep(parts, {
      purpose,
      page: pages[purpose],
      codes: codesOf(parts, purpose),
      send: (carried, view) => send(parts, purpose, carried, view),
      async prove(typed, view) {
        const redeemed = await codesOf(parts, purpose).redeem(parts.db, view.uid, typed);
        if ('refused' in redeemed) return redeemed;
        const { account, email } = redeemed.proven;
        // Refuses the code, because no letter was sent and the person has guessed it.
        if (account === null) return { refused: 'codeWrong' };
        await confirmEmail(parts.db, account.oid);
        await forgetPasswordTries(parts, view, email);
        return { ...account, amr: ['pwd', 'otp'] };
      },
    });
}
