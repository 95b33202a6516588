import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount, forgetAccount } from '#identity/provider/accounts/accounts.ts';
import { embeddedClient } from '#identity/both-sides/embedded-client.ts';
import { defaultPolicyNames } from '#identity/provider/protocol/policies.ts';
import { AccessTokenRefused } from '#identity/relying-party/connection/access-tokens.ts';
import { ProviderUnreachable } from '#identity/relying-party/connection/provider-connections.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const clock = { ahead: 0, isOut: false };
const given: { access_token?: string; id_token?: string; refresh_token?: string } = {};
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

const tokenPath = `/idp/${defaultPolicyNames.signInFr}/oauth2/v2.0/token`;

async function signIn(at = site): Promise<string> {
  const browser = at.browser();
  await browser.submit(await browser.open('/start'), account);
  return given.access_token ?? '';
}

test('an access token identifies its person for an hour', async () => {
  const token = await signIn();
  expect(await readAccessToken(token)).toEqual({ oid });
  clock.ahead = 61 * minute;
  await expect(readAccessToken(token)).rejects.toThrow(AccessTokenRefused);
  clock.ahead = 0;
});

test('an id token gives no access to the API', async () => {
  await signIn();
  await expect(readAccessToken(given.id_token ?? '')).rejects.toThrow(AccessTokenRefused);
});

test('an id token gives no access to the API, even if the API has the client’s id as its audience', async () => {
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

test('while the provider is unavailable, tokens are neither refused nor accepted', async () => {
  const token = await signIn();
  const elsewhere = await startTestSite(db, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(elsewhere.relyingParty.readAccessToken(token)).rejects.toThrow(ProviderUnreachable);
});

test('a new password ends only the access tokens that were issued before', async () => {
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

test('a refresh gives no valid token if the owner ends all sessions during the refresh', async () => {
  const refresh = async () => {
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: given.refresh_token ?? '',
      client_id: embeddedClient.clientId,
    });
    const answer = await site.provider().fetch(new URL(tokenPath, site.url), {
      method: 'POST',
      body,
    });
    return { status: answer.status, body: z.record(z.string(), z.unknown()).parse(await answer.json()) };
  };
  await signIn();
  const before = await refresh();
  expect(await readAccessToken(String(before.body['access_token']))).toEqual({ oid });
  given.refresh_token = String(before.body['refresh_token']);
  // Makes the owner end all sessions at the moment when the next refresh token is saved.
  await sql`create function idp.overtake() returns trigger language plpgsql as $$ begin
    update idp.accounts set generation = generation + 1;
    delete from idp.payloads where model = 'RefreshToken';
    return new; end $$`.execute(db);
  await sql`create trigger overtake before insert on idp.payloads for each row
    when (new.model = 'RefreshToken') execute function idp.overtake()`.execute(db);
  onTestFinished(async () => void (await sql`drop function idp.overtake() cascade`.execute(db)));
  const { status, body } = await refresh();
  expect([status, body]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
});

test('an access token of a deleted account gives no access', async () => {
  const gone = { email: 'partie@exemple.fr', password: account.password };
  const created = await createAccount(db, { ...gone, givenName: 'Léa', familyName: 'Roy' });
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), gone);
  const token = given.access_token ?? '';
  expect(await readAccessToken(token)).toEqual({ oid: created.oid });
  await forgetAccount(db, created.oid);
  await expect(readAccessToken(token)).rejects.toThrow(AccessTokenRefused);
});
