import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount, forgetAccount } from './accounts.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const person = { email: 'ana@exemple.fr', password: 'un long mot de passe', givenName: 'Ana', familyName: 'Ruiz' };

test('a deleted account signs nobody in, even if a session remains, and its address is free', async () => {
  const { oid } = await createAccount(db, person);
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), person);
  expect((await browser.open('/start')).url.pathname).not.toContain('/idp');
  await forgetAccount(db, oid);
  const asked = await browser.open('/start');
  expect([asked.status, asked.url.pathname]).toEqual([200, expect.stringContaining('/interaction/')]);
  expect((await browser.submit(asked, person)).text).toContain('type="password"');
  const { oid: next } = await createAccount(db, person);
  expect(next).not.toBe(oid);
  expect((await browser.submit(await browser.open('/start'), person)).url.pathname).not.toContain('/idp');
});

test('an account id of another provider matches no account of the embedded provider', async () => {
  await expect(forgetAccount(db, 'auth0|1')).resolves.toBeUndefined();
});
