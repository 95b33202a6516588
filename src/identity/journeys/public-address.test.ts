import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { defaultPolicyNames } from '#identity/provider/protocol/policies.ts';
import { createRelyingParty } from '#identity/relying-party/create-relying-party.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const publicUrl = new URL('https://mvi.example');
const site = await startTestSite(db, { publicUrl });
const person = { email: 'ana@exemple.fr', password: 'un long mot de passe' };
await createAccount(db, { ...person, givenName: 'Ana', familyName: 'Ruiz' });

test('behind a TLS proxy the sign-in uses the configured public address, not the address in a request', async () => {
  const browser = site.browser();
  const form = await browser.open('/start?returnTo=/offres/1');
  expect(form.url.origin).toBe(publicUrl.origin);
  const page = await browser.submit(form, person);
  expect(page.url.href).toBe('https://mvi.example/offres/1?method=signin');
  expect(await site.relyingParty.readSession(browser.header())).toMatchObject({ claims: { given_name: 'Ana' } });
});

test('over HTTPS, every cookie is Secure, and the site’s cookies have the prefix __Host-', async () => {
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), person);
  expect(browser.received.filter((line) => !/; secure/i.test(line))).toEqual([]);
  const ours = browser.received.filter((line) => !line.startsWith('idp_'));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((line) => !/^__Host-.*; Path=\/;/.test(line))).toEqual([]);
});

test('discovery uses the configured public address, not the host in a request', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', host: 'evil.example' };
  const address = new URL('/idp/signup/v2.0/.well-known/openid-configuration', site.server);
  const metadata = await (await fetch(address, { headers })).text();
  expect(metadata).toContain('"issuer":"https://mvi.example/idp/mvi/v2.0/"');
  expect(metadata).not.toContain('evil.example');
});

test('a provider that is unavailable at the start is discovered once it is available', async () => {
  let isUp = false;
  const log = { warn: () => {}, info: () => {} };
  const relyingParty = createRelyingParty({
    db,
    publicUrl,
    authority: new URL('/idp', publicUrl),
    policies: defaultPolicyNames,
    secret: randomBytes(32),
    fetch: (input, init) => (isUp ? site.provider().fetch(input, init) : Promise.reject(new TypeError('fetch failed'))),
    log,
  });
  await expect(relyingParty.startSignIn({ policy: 'signIn', locale: 'fr' })).rejects.toMatchObject({
    code: 'signIn.providerUnreachable',
  });
  isUp = true;
  const { redirectTo } = await relyingParty.startSignIn({ policy: 'signIn', locale: 'fr' });
  expect(Object.fromEntries(new URL(redirectTo).searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: 'https://mvi.example/connexion/retour',
    scope: 'openid profile offline_access candidates.access',
    code_challenge_method: 'S256',
    ui_locales: 'fr',
  });
});
