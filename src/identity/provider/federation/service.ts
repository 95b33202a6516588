import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { Locale } from '#words/locale.ts';

/** What a service does in its own way; the rest is OpenID Connect as written. */
export type Service = {
  readonly name: IdentityService;
  /** What it calls itself, in every language. */
  readonly title: string;
  readonly issuer: string;
  /** Whether its id tokens carry the nonce back, and its token endpoint takes a PKCE verifier. */
  readonly knowsNonce: boolean;
  readonly knowsPkce: boolean;
  readonly parameters: (language: Locale) => Readonly<Record<string, string>>;
  /** Whether this is how it says that an e-mail address was verified. */
  readonly isVerified: (claim: unknown) => boolean;
  /**
   * Errors of its own by which it says that the person turned back, beside access_denied (RFC 6749 §4.1.2.1).
   */
  readonly cancellations: readonly string[];
  /** Completes an answer of its token endpoint that leaves out what the standard demands. */
  readonly completeTokens?: (tokens: object) => object;
};

/** How an installation is registered with a service. */
export type ServiceCredentials = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Another issuer than the service's own, for tests. */
  readonly issuer?: string | undefined;
};

/** The services that an installation is registered with. */
export type RegisteredServices = { readonly [service in IdentityService]?: ServiceCredentials };
