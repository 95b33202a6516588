import { codeSignInStep } from './code-sign-in.ts';
import { servicePages } from './federation/service-pages.ts';
import { serviceStep } from './federation/service-step.ts';
import type { InteractionParts, Step } from './interaction-step.ts';
import { newPasswordStep } from './password-reset/new-password-step.ts';
import { resetAddressStep } from './password-reset/reset-address-step.ts';
import { resetCodeStep } from './password-reset/reset-code-step.ts';
import { passkeyStep } from './passkey-step.ts';
import type { PolicyKind } from './policies.ts';
import { signInStep } from './sign-in-step.ts';
import { signUpCodeStep } from './sign-up/sign-up-code-step.ts';
import { signUpStep } from './sign-up/sign-up-step.ts';

type Pages = Readonly<Record<string, (parts: InteractionParts) => Step>>;

/** Where a password does not sign in alone. */
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

/** The pages of each policy, by what follows the interaction in their address; '' is the first. */
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

/** Who answers a page; undefined where there is none. */
export function stepOf(kind: PolicyKind, page: string, parts: InteractionParts): Step | undefined {
  return Object.hasOwn(pages[kind], page) ? pages[kind][page]?.(parts) : undefined;
}
