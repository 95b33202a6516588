import type { Service } from './service.ts';

/** Google: OpenID Connect as written; who has several accounts there is asked which. */
export const google: Service = {
  name: 'google',
  title: 'Google',
  issuer: 'https://accounts.google.com',
  knowsNonce: true,
  knowsPkce: true,
  parameters: (language) => ({ prompt: 'select_account', hl: language }),
  isVerified: (claim) => claim === true,
  cancellations: [],
};
