import { codeSignInStep } from '#identity/provider/sign-in/code-sign-in.ts';
import { servicePages } from '#identity/provider/service-sign-in/service-pages.ts';
import { serviceStep } from '#identity/provider/service-sign-in/service-step.ts';
import type { InteractionParts, Step } from '#identity/provider/steps/interaction-step.ts';
import { newPasswordStep } from '#identity/provider/password-reset/new-password-step.ts';
import { resetAddressStep, resetCodeStep } from '#identity/provider/password-reset/reset-steps.ts';

import { passkeyStep } from '#identity/provider/sign-in/passkey-step.ts';
import type { PolicyKind } from '#identity/provider/protocol/policies.ts';
import { signInStep } from '#identity/provider/sign-in/sign-in-step.ts';
import { signUpCodeStep } from '#identity/provider/sign-up/sign-up-code-step.ts';
import { signUpStep } from '#identity/provider/sign-up/sign-up-step.ts';

type Pages = Readonly<Record<string, (parts: InteractionParts) => Step>>;

/** Pages that may follow a password, if the password is not enough to sign in. */
const afterPassword: Pages = {
  confirm: codeSignInStep('emailConfirmation'),
  'by-mail': codeSignInStep('signIn'),
};

const newByService: Pages = { [servicePages.simple]: serviceStep, [servicePages.complete]: serviceStep };

const signIn: Pages = {
  '': signInStep,
  ...afterPassword,
  passkey: passkeyStep,
  ...newByService,
};

/** Pages of each policy, by the part of the address that follows the interaction; '' is the first page. */
const pages: Readonly<Record<PolicyKind, Pages>> = {
  signInFr: signIn,
  signInEn: signIn,
  signUp: {
    '': signUpStep,
    simple: signUpStep,
    complete: signUpStep,
    code: signUpCodeStep,
    ...afterPassword,
    ...newByService,
  },
  passwordReset: { '': resetAddressStep, code: resetCodeStep, password: newPasswordStep },
  profileEdit: signIn,
};

/** Returns the step that handles a page; undefined if there is none. */
export function stepOf(kind: PolicyKind, page: string, parts: InteractionParts): Step | undefined {
  return Object.hasOwn(pages[kind], page) ? pages[kind][page]?.(parts) : undefined;
}
