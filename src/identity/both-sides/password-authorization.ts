/** A program that brings the password of a person itself, and what its code is to be good for. */
export type PasswordAuthorization = {
  readonly email: string;
  readonly password: string;
  /** Network address of who asks. */
  readonly address: string;
  readonly cookieHeader: string | null;
  /** Name of the policy that the tokens are of. */
  readonly policy: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly nonce: string;
  /** RFC 7636, by S256. */
  readonly codeChallenge: string;
};

/**
 * Gives an authorization code to who knows the password of an account, without a page.
 * @throws WrongCredentials, AddressUnproven, TooManyAttempts
 */
export type AuthorizeByPassword = (
  asked: PasswordAuthorization,
) => Promise<{ readonly code: string; /** By which the browser is known again. */ readonly setCookie: string }>;

/** No account has this address and this password. */
export class WrongCredentials extends Error {
  readonly code = 'signIn.wrongCredentials';
}

/** The account is from before addresses were proven: its owner proves theirs on the provider's page. */
export class AddressUnproven extends Error {
  readonly code = 'signIn.addressUnproven';
}
