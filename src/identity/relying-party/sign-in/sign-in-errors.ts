import type { Locale } from '#words/locale.ts';
import type { Principal } from './principal.ts';

/**
 * Reason why a sign-in ended without a session, with the data that is needed to continue. The answer must
 * always contain `setCookie`.
 */
export abstract class SignInEnded extends Error {
  abstract readonly code: string;
  readonly returnTo: string;
  readonly locale: Locale;
  readonly keptForm: string | null;
  readonly principal: Principal;
  readonly setCookie: string[];
  constructor(ending: Ending, message?: string, options?: ErrorOptions) {
    super(message, options);
    this.returnTo = ending.returnTo;
    this.locale = ending.locale;
    this.keptForm = ending.keptForm;
    this.principal = ending.principal;
    this.setCookie = ending.setCookie;
  }
}

export type Ending = {
  readonly returnTo: string;
  readonly locale: Locale;
  /** Token by which the sign-in claims the interrupted form. */
  readonly keptForm: string | null;
  readonly principal: Principal;
  readonly setCookie: string[];
};

/** The browser has no open sign-in with this state. The callback is ignored (specification §4, step 2). */
export class SignInIgnored extends Error {
  readonly code = 'signIn.ignored';
}

/** The person requests the password reset: B2C's AADB2C90118 (specification §8). */
export class ForgottenPassword extends SignInEnded {
  readonly code = 'signIn.forgottenPassword';
}

/** The person has cancelled: B2C's AADB2C90091. */
export class SignInCancelled extends SignInEnded {
  readonly code = 'signIn.cancelled';
}

/**
 * The person chose the other form: sign-up instead of sign-in, or the reverse. Only the embedded provider
 * sends this error.
 */
export class OtherPolicyRequested extends SignInEnded {
  readonly code = 'signIn.otherPolicyRequested';
  readonly policy: 'signIn' | 'signUp';
  constructor(ending: Ending, policy: 'signIn' | 'signUp') {
    super(ending);
    this.policy = policy;
  }
}

/**
 * The provider no longer has the account, or has locked it: the person must sign in again (specification
 * §8).
 */
export class UserUnavailable extends SignInEnded {
  readonly code = 'signIn.userUnavailable';
}

/**
 * The provider sent the person back but then did not answer, so the site learns nothing about the account.
 */
export class SignInUnanswered extends SignInEnded {
  readonly code = 'signIn.unanswered';
}

/** The provider let somebody in without a new sign-in, although the office always asks for one. */
export class SignInNotFresh extends SignInEnded {
  readonly code = 'signIn.notFresh';
}

/**
 * Any other error of the provider (specification §8: auth.errors.anErrorOccured). Its description is logged.
 */
export class ProviderError extends SignInEnded {
  readonly code = 'signIn.providerError';
}

// B2C's code for a forgotten password.
const forgotten = 'AADB2C90118';
// Codes for an account that is unavailable: at B2C it does not exist or is locked for some time, at Entra it
// is disabled.
const unavailable = ['AADB2C90053', 'AADB2C90114', 'AADB2C99002', 'AADSTS50057'];

/** Tells if the description of an error requests the password reset, as the link on B2C's page does. */
export const isForgottenPassword = (description: string): boolean => description.includes(forgotten);
/** Tells if the description says that the account does not exist, is locked or is disabled. */
export const isUserUnavailable = (description: string): boolean =>
  unavailable.some((code) => description.includes(code));

/** Returns the error that a description of the provider stands for. */
export function errorOf(description: string, ending: Ending, cause: unknown): Error {
  if (isForgottenPassword(description)) return new ForgottenPassword(ending);
  if (isUserUnavailable(description)) return new UserUnavailable(ending);
  if (description.includes('AADB2C90091')) return new SignInCancelled(ending);
  if (description.startsWith('sign_up_requested')) return new OtherPolicyRequested(ending, 'signUp');
  if (description.startsWith('sign_in_requested')) return new OtherPolicyRequested(ending, 'signIn');
  return new ProviderError(ending, description, { cause });
}
