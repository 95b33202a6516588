import type { Locale } from '#words/locale.ts';

/**
 * Why a sign-in did not end in a session, with what is needed to go on; `setCookie` is to be sent in every
 * case.
 */
class SignInEnded extends Error {
  readonly returnTo: string;
  readonly locale: Locale;
  readonly keptForm: string | null;
  readonly setCookie: string[];
  constructor(ending: Ending, message?: string, options?: ErrorOptions) {
    super(message, options);
    this.returnTo = ending.returnTo;
    this.locale = ending.locale;
    this.keptForm = ending.keptForm;
    this.setCookie = ending.setCookie;
  }
}

export type Ending = {
  readonly returnTo: string;
  readonly locale: Locale;
  /** Ticket of the kept form that began it. */
  readonly keptForm: string | null;
  readonly setCookie: string[];
};

/**
 * The state is not that of a sign-in open in this browser: the callback is ignored (specification §4, step
 * 2).
 */
export class SignInIgnored extends Error {
  readonly code = 'signIn.ignored';
}

/** B2C's AADB2C90118: the password reset is to be started (specification §8). */
export class ForgottenPassword extends SignInEnded {
  readonly code = 'signIn.forgottenPassword';
}

/** B2C's AADB2C90091: the person has changed their mind. */
export class SignInCancelled extends SignInEnded {
  readonly code = 'signIn.cancelled';
}

/** The person chose the other form: sign-up instead of sign-in, or the reverse. Our own provider only. */
export class OtherPolicyRequested extends SignInEnded {
  readonly code = 'signIn.otherPolicyRequested';
  readonly policy: 'signIn' | 'signUp';
  constructor(ending: Ending, policy: 'signIn' | 'signUp') {
    super(ending);
    this.policy = policy;
  }
}

/** The account that the provider knew is none any more, or rests: one signs in anew (specification §8). */
export class UserUnavailable extends SignInEnded {
  readonly code = 'signIn.userUnavailable';
}

/** The provider sent the person back, and then gave no answer itself: nothing is known of the account. */
export class SignInUnanswered extends SignInEnded {
  readonly code = 'signIn.unanswered';
}

/**
 * Any other error of the provider (specification §8: auth.errors.anErrorOccured). Its description is for the
 * log.
 */
export class ProviderError extends SignInEnded {
  readonly code = 'signIn.providerError';
}

// B2C's code for a forgotten password.
const forgotten = 'AADB2C90118';
// B2C: no user of that credential, locked for a time, there is none; Entra: disabled.
const unavailable = ['AADB2C90053', 'AADB2C90114', 'AADB2C99002', 'AADSTS50057'];

/** Whether a description of the provider asks for the reset of a password, as B2C's link does. */
export const isForgottenPassword = (description: string): boolean => description.includes(forgotten);
/** Whether it says that there is no such account, or that it is locked or disabled. */
export const isUserUnavailable = (description: string): boolean =>
  unavailable.some((code) => description.includes(code));

/** The error that a description of the provider stands for. */
export function errorOf(description: string, ending: Ending, cause: unknown): Error {
  if (isForgottenPassword(description)) return new ForgottenPassword(ending);
  if (isUserUnavailable(description)) return new UserUnavailable(ending);
  if (description.includes('AADB2C90091')) return new SignInCancelled(ending);
  if (description.startsWith('sign_up_requested')) return new OtherPolicyRequested(ending, 'signUp');
  if (description.startsWith('sign_in_requested')) return new OtherPolicyRequested(ending, 'signIn');
  return new ProviderError(ending, description, { cause });
}
