import { emailForm, fieldErrors } from '#identity/provider/steps/forms.ts';
import type { InteractionParts, Step } from '#identity/provider/steps/interaction-step.ts';
import { sendCountedCode } from '#identity/provider/steps/new-code.ts';
import { forgottenPage } from './forgotten-page.tsx';
import { resetCodes, sendResetCode } from './reset-codes.ts';
import { codeStep } from '#identity/provider/steps/code-step.ts';

/** Asks for the address. The page does not reveal if the address has an account. */
export function resetAddressStep(parts: InteractionParts): Step {
  return {
    async show(view) {
      const asked = await resetCodes(parts).find(parts.db, view.uid);
      return { page: forgottenPage(view, asked?.email ?? '', []) };
    },
    async submit(fields, view) {
      const form = emailForm.safeParse(fields);
      if (!form.success)
        return { status: 422, page: forgottenPage(view, fields['email'] ?? '', fieldErrors(form.error)) };
      const wanted = { email: form.data.email, purpose: 'passwordReset' } as const;
      const refused = await sendCountedCode(parts, wanted, view, () => sendResetCode(parts, wanted.email, view));
      return refused ?? { next: 'code' };
    },
  };
}

/** Takes the typed code, after which the person can choose a new password. */
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
      // Refuses the code if the address has no account, because no code was sent and the person has guessed
      // it.
      return redeemed.proven.account === null ? { refused: 'codeWrong' } : { next: 'password' };
    },
  });
}
