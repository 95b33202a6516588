/**
 * The account is closed or refused (status 1, 10 or -1): its owner is signed out, with this error shown once.
 */
export class AccountUnavailable extends Error {
  readonly code = 'auth.errors.accountUnavailable';
}
