/**
 * A request by a program that has the person's password, with the data to which the authorization code is
 * bound.
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
  /** Cookie by which the browser is recognised next time. */ readonly setCookie: string;
}>;

/** No account has this address with this password. */
export class WrongCredentials extends Error {
  readonly code = 'signIn.wrongCredentials';
}

/**
 * The account is older than the confirmation of addresses. Its owner must confirm the address on the
 * provider's page.
 */
export class AddressUnproven extends Error {
  readonly code = 'signIn.addressUnproven';
}
