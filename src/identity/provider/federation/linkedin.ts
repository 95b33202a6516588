import type { Service } from './service.ts';

/**
 * LinkedIn refuses a PKCE verifier, gives no nonce back, leaves `token_type` out of its answers and says
 * `email_verified` as a text, or not at all.
 */
export const linkedin: Service = {
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
