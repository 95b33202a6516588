import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount, forgetAccount } from './provider/accounts.ts';
import { embeddedClient } from './embedded-client.ts';
import { AccessTokenRefused } from './relying-party/access-tokens.ts';
import { ProviderUnreachable } from './relying-party/provider-connections.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

const { db } = await testDatabase();
const clock = { ahead: 0, isOut: false };
const given: { access_token?: string; id_token?: string } = {};
const site: TestSite = await startTestSite(db, {
  now: () => new Date(Date.now() + clock.ahead),
  fetch: async (input, init) => {
    if (clock.isOut) throw new TypeError('fetch failed');
    const answer = await site.provider().fetch(input, init);
    if (new Request(input).url.endsWith('/token')) Object.assign(given, await answer.clone().json());
    return answer;
  },
});
const account = { email: 'ana@exemple.fr', password: 'un long mot de passe' };
const { oid } = await createAccount(db, { ...account, givenName: 'Ana', familyName: 'Ruiz' });
const { readAccessToken } = site.relyingParty;

async function signIn(at = site): Promise<string> {
  const browser = at.browser();
  await browser.submit(await browser.open('/start'), account);
  return given.access_token ?? '';
}

test('the access token that a person was given says who they are, for an hour', async () => {
  const token = await signIn();
  expect(await readAccessToken(token)).toEqual({ oid });
  clock.ahead = 61 * minute;
  await expect(readAccessToken(token)).rejects.toThrow(AccessTokenRefused);
  clock.ahead = 0;
});

test('an id token is made out for somebody else: it opens nothing', async () => {
  await signIn();
  await expect(readAccessToken(given.id_token ?? '')).rejects.toThrow(AccessTokenRefused);
});

test('nor does it where the API is the client itself', async () => {
  const alone: TestSite = await startTestSite(db, {
    apiAudience: embeddedClient.clientId,
    fetch: async (input, init) => {
      const answer = await alone.provider().fetch(input, init);
      if (new Request(input).url.endsWith('/token')) Object.assign(given, await answer.clone().json());
      return answer;
    },
  });
  await signIn(alone);
  const token = given.id_token ?? '';
  expect(decodeJwt(token).aud).toBe(embeddedClient.clientId);
  await expect(alone.relyingParty.readAccessToken(token)).rejects.toThrow(AccessTokenRefused);
});

test('while the provider is away nobody is refused, and nobody let in', async () => {
  const token = await signIn();
  const elsewhere = await startTestSite(db, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(elsewhere.relyingParty.readAccessToken(token)).rejects.toThrow(ProviderUnreachable);
});

test('a new password ends the access tokens that were given before it, and not the one that it leads to', async () => {
  const stolen = await signIn();
  expect(await readAccessToken(stolen)).toEqual({ oid });
  const browser = site.browser();
  const asked = await browser.submit(await browser.open('/start?policy=passwordReset'), { email: account.email });
  const chosen = await browser.submit(asked, { code: site.lastCode() });
  await browser.submit(chosen, { password: 'une autre phrase de passe' });
  await expect(readAccessToken(stolen)).rejects.toThrow(AccessTokenRefused);
  expect(await readAccessToken(given.access_token ?? '')).toEqual({ oid });
  account.password = 'une autre phrase de passe';
});

test('an access token of an account that was deleted opens nothing', async () => {
  const gone = { email: 'partie@exemple.fr', password: account.password };
  const created = await createAccount(db, { ...gone, givenName: 'Léa', familyName: 'Roy' });
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), gone);
  const token = given.access_token ?? '';
  expect(await readAccessToken(token)).toEqual({ oid: created.oid });
  await forgetAccount(db, created.oid);
  await expect(readAccessToken(token)).rejects.toThrow(AccessTokenRefused);
});
