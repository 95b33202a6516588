import { randomBytes } from 'node:crypto';
import { accountMailSeal } from '#identity/provider/accounts/account-mail.ts';

/** Seal of an identity provider, which encrypts letters, for tests. */
export const accountSeal = accountMailSeal(randomBytes(32));
