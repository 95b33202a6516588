import { beforeEach, expect, test } from 'vitest';
import { hour } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { RelyingParty } from './create-relying-party.ts';
import { Browser } from '#identity/testing/browser.ts';
import {
  callbackElsewhere as callback,
  cookiesOf,
  partyAtProvider,
  siteElsewhere,
} from '#identity/testing/party-at-provider.ts';
import { type PlainProvider, startPlainProvider } from '#identity/testing/plain-provider.ts';

const { db } = await testDatabase();
const clock = { ahead: 0 };
const plain = await startPlainProvider(() => callback);
// A provider of another kind: claims only in the id token, no userinfo, no sign-out, and a client secret that
// it accepts only in a header.
const sparse = await startPlainProvider(() => callback, {
  conformIdTokenClaims: false,
  features: { userinfo: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  clientAuthMethods: ['client_secret_basic'],
});

const partyAt = (provider: PlainProvider, signUp: Record<string, string> = {}): RelyingParty =>
  partyAtProvider(db, provider, { signUp, now: () => new Date(Date.now() + clock.ahead) });

beforeEach(() => {
  clock.ahead = 0;
});

async function signIn(party: RelyingParty, policy: 'signIn' | 'signUp' | 'passwordReset' = 'signIn') {
  const begun = await party.startSignIn({ policy, locale: 'fr', returnTo: '/offres/12' });
  const browser = new Browser(siteElsewhere);
  let address = new URL(begun.redirectTo);
  while (!address.href.startsWith(callback)) {
    const answer = await browser.request(address);
    address = new URL(answer.headers.get('location') ?? '', address);
  }
  const cookieHeader = cookiesOf(begun.setCookie);
  const from = { userAgent: null, address: '' };
  const done = await party.finishSignIn({ callbackUrl: address.href, cookieHeader, from });
  if (done.principal !== 'candidate') throw new Error('this is a sign-in of a candidate');
  return { done, cookie: cookiesOf(done.setCookie) };
}

test.each([
  ['that tells of the person at its userinfo endpoint', plain],
  ['that tells of the person in the id token, and takes the secret in a header', sparse],
])('people can sign in at a provider without policies %s', async (_kind, provider) => {
  const { done } = await signIn(partyAt(provider));
  expect(done.claims).toMatchObject({
    oid: 'person-1',
    tfp: null,
    emails: ['ana@exemple.fr'],
    given_name: 'Ana',
    family_name: 'Ruiz',
  });
  expect(done.returnTo).toBe('/offres/12?method=signin');
  expect(provider.asked.at(-1)?.get('scope')).toBe('openid profile email offline_access');
});

test('a session can be refreshed and keeps its claims even if the refresh token stays the same', async () => {
  for (const provider of [plain, sparse]) {
    const party = partyAt(provider);
    clock.ahead = 0;
    const { cookie } = await signIn(party);
    for (const hours of [2, 4]) {
      clock.ahead = hours * hour;
      expect(await party.readSession(cookie)).toMatchObject({ claims: { emails: ['ana@exemple.fr'] } });
    }
  }
});

test('signing out also signs out at the provider if it supports this, and then leads to the home page', async () => {
  const [known, unknown] = [partyAt(plain), partyAt(sparse)];
  const there = await known.endSession((await signIn(known)).cookie);
  expect(there.redirectTo).toMatch(new RegExp(`^${new URL('/session/end', plain.discovery).href}`));
  const home = await unknown.endSession((await signIn(unknown)).cookie);
  expect(home.redirectTo).toBe(new URL('/', siteElsewhere).href);
});

test('a sign-up requests a new account if the provider supports that', async () => {
  const announcing = await startPlainProvider(() => callback, { discovery: { prompt_values_supported: ['create'] } });
  const { done } = await signIn(partyAt(announcing), 'signUp');
  expect([done.method, announcing.asked.at(-1)?.get('prompt')]).toEqual(['simple', 'create']);
  await signIn(partyAt(sparse, { kc_action: 'register' }), 'signUp');
  expect(Object.fromEntries(sparse.asked.at(-1) ?? [])).toMatchObject({ kc_action: 'register' });
});

test('the site offers no action that the provider lacks, and a forgotten password leads to the provider’s sign-in page', async () => {
  const party = partyAt(plain);
  expect([party.offers('passwordReset'), party.offers('profileEdit')]).toEqual([false, false]);
  expect((await signIn(party, 'passwordReset')).done.claims.oid).toBe('person-1');
});

test('the specification’s parameters are sent and accepted: protocol, and response_type with the code', async () => {
  for (const provider of [plain, sparse]) {
    await signIn(partyAt(provider));
    expect(provider.asked.at(-1)?.get('protocol')).toBe('oauth2');
    expect(Object.fromEntries(provider.redeemed.at(-1) ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      response_type: 'code',
    });
  }
});

test('a provider that refuses unknown parameters gets none', async () => {
  await signIn(partyAtProvider(db, plain, { extraParameters: false }));
  expect([plain.asked.at(-1)?.has('protocol'), plain.redeemed.at(-1)?.has('response_type')]).toEqual([false, false]);
});
