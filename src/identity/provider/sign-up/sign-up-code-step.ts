import { EmailTaken, insertAccount } from '#identity/provider/accounts/accounts.ts';
import { codeStep, type Proof } from '#identity/provider/steps/code-step.ts';
import type { InteractionParts, Step, View } from '#identity/provider/steps/interaction-step.ts';
import { messagePage } from '#identity/provider/pages/message-page.tsx';
import { sendSignUpCode, signUpCodes } from './pending-sign-up.ts';

/** Takes the typed code, creates the account, and signs the person in. */
export function signUpCodeStep(parts: InteractionParts): Step {
  return codeStep(parts, {
    purpose: 'signUp',
    page: 'code',
    codes: signUpCodes(parts),
    send: (pending, view) => sendSignUpCode(parts, pending, view),
    prove: async (typed, view) => prove(parts, typed, view),
  });
}

async function prove(parts: InteractionParts, typed: string, view: View): Promise<Proof> {
  const codes = signUpCodes(parts);
  try {
    return await parts.db.transaction().execute(async (db) => {
      const redeemed = await codes.redeem(db, view.uid, typed);
      if ('refused' in redeemed) return redeemed;
      await codes.take(db, view.uid);
      return insertAccount(db, { ...redeemed.proven, hasAcceptedTerms: true });
    });
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    // Another tab has created the account meanwhile. The page may say so, because the person has confirmed
    // the address.
    const next = { label: 'signIn', href: view.links.otherPolicy } as const;
    return { status: 409, page: messagePage(view.frame, { says: 'accountThere', next }) };
  }
}
