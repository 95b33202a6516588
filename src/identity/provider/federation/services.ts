import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { Service } from './service.ts';

/** Google follows OpenID Connect exactly. A person with several accounts chooses one on Google's page. */
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
 * LinkedIn refuses a PKCE verifier, returns no nonce, and leaves `token_type` out of its answers. It sends
 * `email_verified` as a text, or not at all.
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

/** Every service, in the order in which pages show them. */
export const services: Readonly<Record<IdentityService, Service>> = { google, linkedin };
