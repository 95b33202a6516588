import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { Locale } from '#words/locale.ts';

/** A service, and how it differs from OpenID Connect. */
export type Service = {
  readonly name: IdentityService;
  /** Name of the service, the same in every language. */
  readonly title: string;
  readonly issuer: string;
  /** True if its id tokens contain the nonce and its token endpoint accepts a PKCE verifier. */
  readonly knowsNonce: boolean;
  readonly knowsPkce: boolean;
  readonly parameters: (language: Locale) => Readonly<Record<string, string>>;
  /** Tells if this claim means that the e-mail address is verified. */
  readonly isVerified: (claim: unknown) => boolean;
  /** Error codes that also mean that the person cancelled, as access_denied does (RFC 6749 §4.1.2.1). */
  readonly cancellations: readonly string[];
  /** Adds values that the standard requires but the service's token endpoint leaves out. */
  readonly completeTokens?: (tokens: object) => object;
};

/** Credentials of an installation at a service. */
export type ServiceCredentials = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Replaces the service's issuer, for tests. */
  readonly issuer?: string | undefined;
};

/** The services at which an installation is registered. */
export type RegisteredServices = { readonly [service in IdentityService]?: ServiceCredentials };
