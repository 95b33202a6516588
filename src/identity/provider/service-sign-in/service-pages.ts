import type { Registration } from '#identity/provider/accounts/registration.ts';

/** The page that follows if the service's identity is not linked to an account, by kind of sign-up. */
export const servicePages: Readonly<Record<Registration, string>> = {
  simple: 'service',
  complete: 'service-complete',
};
