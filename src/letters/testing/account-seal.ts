import { randomBytes } from 'node:crypto';
import { accountMailSeal } from '#identity/provider/accounts/account-mail.ts';

/** Of a provider of the tests' own. */
export const accountSeal = accountMailSeal(randomBytes(32));
