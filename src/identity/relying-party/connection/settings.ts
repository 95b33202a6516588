import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { AuthorizeByPassword } from '#identity/both-sides/password-authorization.ts';

export type IdentityAction = 'signInFr' | 'signInEn' | 'signUp' | 'passwordReset' | 'profileEdit';

/**
 * Address of an action. At B2C, it is the name of a policy below the authority. At a provider without
 * policies, it is the whole address of the discovery document, with parameters that select the action.
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

/** Functions that end sessions at the embedded provider. A session is named by its refresh token. */
type SessionsAtProvider = {
  end(refreshToken: string, kept: string | null): Promise<void>;
  endOthers(oid: string, kept: string | null): Promise<void>;
  /**
   * Tells if tokens from this generation are valid: the account exists, and its sessions were not ended
   * since.
   */
  isCurrent(oid: string, generation: unknown): Promise<boolean>;
};

/** The methods of a logger that the sign-in uses; personal data must not be logged. */
type SignInLog = {
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};

export type Settings = {
  readonly db: Kysely<Tables>;
  /** Public address of the site. */
  readonly publicUrl: URL;
  /**
   * Address below which the provider has its policies, such as https://example.org/idp or
   * https://x.b2clogin.com/x.onmicrosoft.com.
   */
  readonly authority: URL;
  /** Part of the path between authority and policy; absent if the authority contains it. */
  readonly tenant?: string | undefined;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /**
   * Scope of the site's API. Null if the provider has no such scope; its access tokens then give no access to
   * the API.
   */
  readonly apiScope: string | null;
  /** Scopes requested besides the API's. */
  readonly scopes: string;
  /**
   * True to send the provider the non-standard parameters of specification §7. Most servers ignore unknown
   * parameters (RFC 6749 §3.1), but Google's token endpoint refuses them.
   */
  readonly extraParameters: boolean;
  /** Audience of the access tokens; the default is the client itself. */
  readonly apiAudience?: string | undefined;
  readonly policies: Policies;
  /** Services to which the provider can lead directly (B2C's parameter domain_hint). */
  readonly services: readonly IdentityService[];
  /** 32 bytes from which the keys of cookies and sessions are derived. */
  readonly secret: Uint8Array;
  /** Path of the site to which the provider returns. */
  readonly callbackPath: string;
  /** Replaces the network by a call to a provider in this process; undefined to use the network. */
  readonly fetch?: typeof fetch | undefined;
  /** Undefined for an external provider, which manages its sessions itself. */
  readonly sessionsAtProvider?: SessionsAtProvider | undefined;
  /** Undefined for an external provider, which stores the passwords. */
  readonly authorizeByPassword?: AuthorizeByPassword | undefined;
  readonly log: SignInLog;
  readonly now: () => Date;
};
