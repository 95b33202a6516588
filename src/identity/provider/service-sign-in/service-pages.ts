import type { Registration } from '#identity/provider/accounts/registration.ts';

/** Where someone goes on whom a service has named and no account is linked to. */
export const servicePages: Readonly<Record<Registration, string>> = {
  simple: 'service',
  complete: 'service-complete',
};
