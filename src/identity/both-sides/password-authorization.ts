/**
 * A request by a program that holds the person's password, with the data that the authorization code is
 * bound to.
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
  /** Cookie that recognises the browser next time. */ readonly setCookie: string;
}>;

/** No account has this address with this password. */
export class WrongCredentials extends Error {
  readonly code = 'signIn.wrongCredentials';
}

/**
 * The account is older than the confirmation of addresses: its owner has to confirm the address on the
 * provider's page.
 */
export class AddressUnproven extends Error {
  readonly code = 'signIn.addressUnproven';
}
