/**
 * The account is closed or refused (status 1, 10 or -1). Its owner is signed out and sees this error once.
 */
export class AccountUnavailable extends Error {
  readonly code = 'auth.errors.accountUnavailable';
}

/** The account was erased while its owner signed in; they may register again (specification §8). */
export class AccountErased extends Error {
  readonly code = 'auth.accountDeleted';
}
