import { randomBytes } from 'node:crypto';
import { accountMailSeal } from '#identity/provider/accounts/account-mail.ts';

/** Encrypts letters in tests, as the identity provider does. */
export const accountSeal = accountMailSeal(randomBytes(32));
