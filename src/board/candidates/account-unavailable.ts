/**
 * The account is closed or refused (status 1, 10 or -1). The candidate is signed out and sees this error
 * once.
 */
export class AccountUnavailable extends Error {
  readonly code = 'auth.errors.accountUnavailable';
}

/** The account was erased while the candidate signed in. The person may register again (specification §8). */
export class AccountErased extends Error {
  readonly code = 'auth.accountDeleted';
}
