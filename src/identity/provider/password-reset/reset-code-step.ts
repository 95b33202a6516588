import { codeStep } from '#identity/provider/steps/code-step.ts';
import type { InteractionParts, Step } from '#identity/provider/steps/interaction-step.ts';
import { resetCodes, sendResetCode } from './reset-codes.ts';

/** The code that proves whose password may be chosen anew. */
export function resetCodeStep(parts: InteractionParts): Step {
  const codes = resetCodes(parts);
  return codeStep(parts, {
    purpose: 'passwordReset',
    page: 'code',
    codes,
    send: ({ email }, view) => sendResetCode(parts, email, view),
    async prove(typed, view) {
      const redeemed = await codes.redeem(parts.db, view.uid, typed);
      if ('refused' in redeemed) return redeemed;
      // Nobody was sent the code of an address without an account: it was guessed.
      return redeemed.proven.account === null ? { refused: 'codeWrong' } : { next: 'password' };
    },
  });
}
