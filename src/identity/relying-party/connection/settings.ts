import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { AuthorizeByPassword } from '#identity/both-sides/password-authorization.ts';

export type IdentityAction = 'signInFr' | 'signInEn' | 'signUp' | 'passwordReset' | 'profileEdit';

/**
 * Address of an action: the name of a B2C policy below the authority or, at a provider without policies, a
 * whole discovery address and the parameters that select the action.
 */
export type PolicyAddress =
  | string
  | { readonly discovery: string; readonly parameters?: Readonly<Record<string, string>> };

/**
 * Actions that a provider may lack. If it lacks the profile edit, the site has no link to it. If it lacks the
 * password reset, a forgotten password leads to the sign-in page, which has a link to reset the password.
 */
export type OptionalAction = 'passwordReset' | 'profileEdit';

type Policies = Readonly<
  Record<Exclude<IdentityAction, OptionalAction>, PolicyAddress> & Record<OptionalAction, PolicyAddress | null>
>;

/** Ends sessions at our own provider; refresh tokens identify the sessions. */
type SessionsAtProvider = {
  end(refreshToken: string, kept: string | null): Promise<void>;
  endOthers(oid: string, kept: string | null): Promise<void>;
  /** Tells if the account exists and its sessions have not been ended since a token of this generation. */
  isCurrent(oid: string, generation: unknown): Promise<boolean>;
};

/** The part of a logger that sign-in uses; it never receives personal data. */
type SignInLog = {
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};

export type Settings = {
  readonly db: Kysely<Tables>;
  /** Public address of the site. */
  readonly publicUrl: URL;
  /**
   * Address below which the provider's policies are, such as https://example.org/idp or
   * https://x.b2clogin.com/x.onmicrosoft.com.
   */
  readonly authority: URL;
  /** Part of the path between authority and policy, unless the authority already contains it. */
  readonly tenant?: string | undefined;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /**
   * Scope of our API; null if the provider has none, and then its access tokens give no access to our API.
   */
  readonly apiScope: string | null;
  /** Scopes requested besides the API's. */
  readonly scopes: string;
  /**
   * True if the provider gets the non-standard parameters of specification §7. Servers ignore unknown
   * parameters (RFC 6749 §3.1), but Google's token endpoint refuses them.
   */
  readonly extraParameters: boolean;
  /** Audience of the access tokens; the default is the client itself. */
  readonly apiAudience?: string | undefined;
  readonly policies: Policies;
  /** Services to which the provider leads directly on request (B2C's parameter domain_hint). */
  readonly services: readonly IdentityService[];
  /** 32 bytes from which the keys of cookies and sessions are derived. */
  readonly secret: Uint8Array;
  /** Path of the site to which the provider returns. */
  readonly callbackPath: string;
  /** Calls a provider in this process; undefined to use the network. */
  readonly fetch?: typeof fetch | undefined;
  /** Undefined if another provider manages its own sessions. */
  readonly sessionsAtProvider?: SessionsAtProvider | undefined;
  /** Undefined if another provider stores the passwords. */
  readonly authorizeByPassword?: AuthorizeByPassword | undefined;
  readonly log: SignInLog;
  readonly now: () => Date;
};
