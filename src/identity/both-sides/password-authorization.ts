/**
 * A request for a code by a program that has the person's password. It contains the data to which the
 * authorization code is bound.
 */
export type PasswordAuthorization = {
  readonly email: string;
  readonly password: string;
  /** Network address of the program. */
  readonly address: string;
  readonly cookieHeader: string | null;
  /** Name of the policy that issues the tokens. */
  readonly policy: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly nonce: string;
  /** Code challenge (RFC 7636), method S256. */
  readonly codeChallenge: string;
};

/**
 * Checks the password of an account and returns an authorization code, without a page.
 * @throws WrongCredentials, AddressUnproven, TooManyAttempts
 */
export type AuthorizeByPassword = (asked: PasswordAuthorization) => Promise<{
  readonly code: string;
  /** Cookie by which the provider recognises the browser next time. */
  readonly setCookie: string;
}>;

/** No account has this address and this password. */
export class WrongCredentials extends Error {
  readonly code = 'signIn.wrongCredentials';
}

/**
 * The account was created before addresses had to be confirmed. Its owner must confirm the address on a page
 * of the provider.
 */
export class AddressUnproven extends Error {
  readonly code = 'signIn.addressUnproven';
}
