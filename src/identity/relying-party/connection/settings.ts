import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { AuthorizeByPassword } from '#identity/both-sides/password-authorization.ts';

export type IdentityAction = 'signInFr' | 'signInEn' | 'signUp' | 'passwordReset' | 'profileEdit';

/**
 * Where an action takes place: the name of a B2C policy below the authority, or, at a provider without
 * policies, a whole discovery address and the parameters that make it this action.
 */
export type PolicyAddress =
  | string
  | { readonly discovery: string; readonly parameters?: Readonly<Record<string, string>> };

/**
 * What a provider may not have: the site shows no way to the edit then, and a forgotten password leads to the
 * sign-in, whose page helps.
 */
export type OptionalAction = 'passwordReset' | 'profileEdit';

type Policies = Readonly<
  Record<Exclude<IdentityAction, OptionalAction>, PolicyAddress> & Record<OptionalAction, PolicyAddress | null>
>;

/** Ends sessions at a provider that is ours; refresh tokens tell them apart. */
type SessionsAtProvider = {
  end(refreshToken: string, kept: string | null): Promise<void>;
  endOthers(oid: string, kept: string | null): Promise<void>;
  /** Whether the account is there, and its sessions were not ended since a token of this generation. */
  isCurrent(oid: string, generation: unknown): Promise<boolean>;
};

/** The little of a logger that sign-in uses; personal data never goes in. */
type SignInLog = {
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};

export type Settings = {
  readonly db: Kysely<Tables>;
  /** Address of the site as browsers know it. */
  readonly publicUrl: URL;
  /**
   * Path below which the provider's policies lie, such as https://example.org/idp or
   * https://x.b2clogin.com/x.onmicrosoft.com.
   */
  readonly authority: URL;
  /** A part of the path between authority and policy, where the authority does not hold it already. */
  readonly tenant?: string | undefined;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** Null for a provider that knows none: its access tokens open no API of ours. */
  readonly apiScope: string | null;
  /** What is asked for besides the API. */
  readonly scopes: string;
  /**
   * Whether the provider is sent the parameters of specification §7 that no standard knows. Servers ignore
   * what they do not know (RFC 6749 §3.1); Google's token endpoint refuses it.
   */
  readonly extraParameters: boolean;
  /** For whom access tokens are made out; the client itself where nothing is said. */
  readonly apiAudience?: string | undefined;
  readonly policies: Policies;
  /** Services that the provider leads straight to when asked (B2C's parameter domain_hint). */
  readonly services: readonly IdentityService[];
  /** 32 bytes from which the keys of cookies and sessions are derived. */
  readonly secret: Uint8Array;
  /** Path of the site that the provider returns to. */
  readonly callbackPath: string;
  /** How the provider is asked, where it is this very process; over the network by default. */
  readonly fetch?: typeof fetch | undefined;
  /** Undefined where another provider keeps its own. */
  readonly sessionsAtProvider?: SessionsAtProvider | undefined;
  /** Undefined where another provider keeps passwords. */
  readonly authorizeByPassword?: AuthorizeByPassword | undefined;
  readonly log: SignInLog;
  readonly now: () => Date;
};
