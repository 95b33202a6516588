import type { Registration } from '#identity/provider/accounts/registration.ts';

/** Pages that follow when no account is linked to the service's identity. */
export const servicePages: Readonly<Record<Registration, string>> = {
  simple: 'service',
  complete: 'service-complete',
};
