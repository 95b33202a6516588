import type { Page } from '@playwright/test';
import { insertCandidate } from '../../src/board/candidates/testing/candidate-fixtures.ts';
import { day } from '../../src/durations.ts';
import { localFiles } from '../../src/files/local-files.ts';
import { createSeal } from '../../src/identity/both-sides/sealing.ts';
import { insertAccount } from '../../src/identity/provider/accounts/accounts.ts';
import { hashPassword } from '../../src/identity/provider/accounts/passwords.ts';
import { createSessionStore, sessionCookie } from '../../src/identity/relying-party/sessions/session-store.ts';
import { readSecret } from '../../src/server/wiring/secret.ts';
import { localeCookie } from '../../src/words/locale.ts';
import type { Product } from '../product.ts';
import { inDatabase } from '../product-database.ts';
import { newEmail } from './candidate.ts';

type Wanted = {
  readonly email?: string;
  readonly language?: 'fr' | 'en';
  /** True for a complete profile with a CV. */
  readonly complete?: boolean;
  /** With it the candidate can sign in on the pages later; its hash takes a while. */
  readonly password?: string;
};

/**
 * Signs a new candidate in without any page, which takes a twentieth of the time. The pages of sign-up,
 * sign-in and profile have journeys of their own.
 */
export async function signInNew(
  page: Page,
  product: Pick<Product, 'dataDir' | 'origin'>,
  { email = newEmail(), language = 'fr', complete = false, password }: Wanted = {},
): Promise<void> {
  const { dataDir, origin } = product;
  const secretOf = await readSecret(dataDir, undefined);
  const sessions = createSessionStore(createSeal(secretOf('sign-in'), 'sessions'));
  const [givenName, familyName] = ['Camille', 'Exemple'];
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const value = await inDatabase(product, async (db) => {
    const { oid } = await insertAccount(db, { email, passwordHash, givenName, familyName });
    const row = { oid, email, first_name: givenName, last_name: familyName, locale: language };
    await insertCandidate({ db, files: localFiles(dataDir) }, { ...row, complete });
    const name = `${givenName} ${familyName}`;
    const claims = { oid, tfp: null, emails: [email], given_name: givenName, family_name: familyName, name };
    return sessions.create(db, {
      policy: language === 'fr' ? 'signInFr' : 'signInEn',
      content: { claims, idToken: 'none', accessToken: 'none', refreshToken: null },
      accessExpiresAt: new Date(Date.now() + day),
      device: { browser: null, system: null, network: null },
    });
  });
  const cookie = { url: origin, httpOnly: true, sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { ...cookie, name: sessionCookie, value },
    { ...cookie, name: localeCookie, value: language },
  ]);
}
