import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { Service } from './service.ts';

/** Google follows OpenID Connect as written. It asks a person with several accounts which account to use. */
const google: Service = {
  name: 'google',
  title: 'Google',
  issuer: 'https://accounts.google.com',
  knowsNonce: true,
  knowsPkce: true,
  parameters: (language) => ({ prompt: 'select_account', hl: language }),
  isVerified: (claim) => claim === true,
  cancellations: [],
};

/**
 * LinkedIn refuses a PKCE verifier, returns no nonce, leaves `token_type` out of its answers, and sends
 * `email_verified` as a text or not at all.
 */
const linkedin: Service = {
  name: 'linkedin',
  title: 'LinkedIn',
  issuer: 'https://www.linkedin.com/oauth',
  knowsNonce: false,
  knowsPkce: false,
  parameters: () => ({}),
  isVerified: (claim) => claim === true || claim === 'true',
  cancellations: ['user_cancelled_login', 'user_cancelled_authorize'],
  completeTokens: (tokens) => ({ token_type: 'Bearer', ...tokens }),
};

/** Every service, in the order of the pages. */
export const services: Readonly<Record<IdentityService, Service>> = { google, linkedin };
