import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const clock = { ahead: 0 };
const now = (): Date => new Date(Date.now() + clock.ahead);
const secret = randomBytes(32);
const noAnswer = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
const outage = { calls: 0, isOn: false, answer: noAnswer };
const fetchUnlessOut: typeof fetch = (input, init) => {
  outage.calls += 1;
  return outage.isOn ? outage.answer() : site.provider().fetch(input, init);
};
const site: TestSite = await startTestSite(db, { now, secret, fetch: fetchUnlessOut });
const password = 'un long mot de passe';
const email = 'ana@exemple.fr';
const { oid } = await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });

afterEach(() => {
  Object.assign(outage, { isOn: false, answer: noAnswer });
});

async function signIn() {
  clock.ahead = 0;
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), { email, password });
  const session = await site.relyingParty.readSession(browser.header());
  return { browser, cookie: browser.header(), id: Buffer.from(session?.id ?? '', 'hex') };
}

const accessExpiry = async (id: Buffer) =>
  (await db.selectFrom('sessions').select('access_expires_at').where('id', '=', id).executeTakeFirst())
    ?.access_expires_at;
const refreshTokens = () =>
  db.selectFrom('idp.payloads').select('consumed_at').where('model', '=', 'RefreshToken').execute();

test('simultaneous requests refresh an expired access token only once', async () => {
  const { cookie, id } = await signIn();
  const before = await refreshTokens();
  const expiry = await accessExpiry(id);
  clock.ahead = 2 * hour;
  const sessions = await Promise.all(Array.from({ length: 12 }, () => site.relyingParty.readSession(cookie)));
  expect(sessions.map((session) => session?.oid)).toEqual(Array.from({ length: 12 }, () => oid));
  expect((await accessExpiry(id))?.getTime()).toBeGreaterThan(expiry?.getTime() ?? Infinity);
  const after = await refreshTokens();
  expect(after.length - before.length).toBe(1);
  expect(after.filter((token) => token.consumed_at).length).toBe(1);
});

test('a second server shares the refresh through the database', async () => {
  const { cookie } = await signIn();
  const other = await startTestSite(db, { now, secret, publicUrl: site.url });
  clock.ahead = 2 * hour;
  const before = await refreshTokens();
  const read = [site, other, site, other].map(({ relyingParty }) => relyingParty.readSession(cookie));
  expect((await Promise.all(read)).map((session) => session?.oid)).toEqual([oid, oid, oid, oid]);
  expect((await refreshTokens()).length - before.length).toBe(1);
});

test('a second use of a refresh token ends all tokens of its family and the session', async () => {
  const { cookie, id } = await signIn();
  const stolen = await db
    .selectFrom('sessions')
    .select(['sealed', 'access_expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  clock.ahead = 2 * hour;
  expect(await site.relyingParty.readSession(cookie)).not.toBeNull();
  // Puts the used refresh token back into the session, so that it is used again, as by a thief.
  await db.updateTable('sessions').set(stolen).where('id', '=', id).execute();
  expect(await site.relyingParty.readSession(cookie)).toBeNull();
  expect(await accessExpiry(id)).toBeUndefined();
});

test('simultaneous requests call an unavailable provider only once, and wait for a limited time', async () => {
  const { cookie } = await signIn();
  Object.assign(outage, { isOn: true, calls: 0 });
  clock.ahead = hour + minute;
  const sessions = await Promise.all(Array.from({ length: 6 }, () => site.relyingParty.readSession(cookie)));
  expect(sessions.every((session) => session?.oid === oid)).toBe(true);
  expect(outage.calls).toBe(1);
  clock.ahead = hour + 11 * minute;
  expect(await site.relyingParty.readSession(cookie)).toBeNull();
});

const answer = (status: number, body: string, type = 'application/json') =>
  [
    `${status} ${body}`,
    () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  ] as const;

test.each([
  answer(429, '<h1>Too many requests</h1>', 'text/html'),
  answer(429, '{"error":"slow_down"}'),
  answer(503, '{"error":"invalid_grant"}'),
  answer(502, 'Bad Gateway', 'text/plain'),
  answer(200, '<h1>Maintenance</h1>', 'text/html'),
  answer(400, '<h1>Blocked</h1>', 'text/html'),
  answer(400, '{"error":"temporarily_unavailable"}'),
])('after %s the session continues, and is refreshed when the provider is available again', async (_name, busy) => {
  const { cookie, id } = await signIn();
  Object.assign(outage, { isOn: true, answer: busy });
  clock.ahead = hour + minute;
  expect(await site.relyingParty.readSession(cookie)).toMatchObject({ oid });
  clock.ahead = hour + 11 * minute;
  expect(await site.relyingParty.readSession(cookie)).toBeNull();
  outage.isOn = false;
  clock.ahead += 10_000;
  expect(await site.relyingParty.readSession(cookie)).toMatchObject({ oid });
  expect(await accessExpiry(id)).toBeDefined();
});

test('a session that cannot be refreshed ends', async () => {
  const { cookie, id } = await signIn();
  await db.deleteFrom('idp.payloads').where('model', '=', 'RefreshToken').execute();
  clock.ahead = 2 * hour;
  expect(await site.relyingParty.readSession(cookie)).toBeNull();
  expect(await accessExpiry(id)).toBeUndefined();
});

test('after a restart of the provider old sessions refresh and new sign-ins work', async () => {
  const { cookie } = await signIn();
  await site.restartProvider();
  clock.ahead = 2 * hour;
  expect(await site.relyingParty.readSession(cookie)).toMatchObject({ oid });
  const again = await signIn();
  expect(await site.relyingParty.readSession(again.cookie)).toMatchObject({ oid });
  expect((await db.selectFrom('idp.signing_keys').select('kid').execute()).length).toBe(1);
});

test('sessions expire when idle and at their maximum age', async () => {
  const [idle, old] = [await signIn(), await signIn()];
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - 73 * hour) })
    .where('id', '=', idle.id)
    .execute();
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('id', '=', old.id)
    .execute();
  expect(await site.relyingParty.readSession(idle.cookie)).toBeNull();
  expect(await site.relyingParty.readSession(old.cookie)).toBeNull();
  await site.relyingParty.prune();
  expect([await accessExpiry(idle.id), await accessExpiry(old.id)]).toEqual([undefined, undefined]);
});

test('a dropped session and a forged cookie sign nobody in', async () => {
  const { cookie, id } = await signIn();
  await site.relyingParty.dropSession(id.toString('hex'));
  expect(await site.relyingParty.readSession(cookie)).toBeNull();
  expect(await site.relyingParty.readSession('session=made-up')).toBeNull();
  expect(await site.relyingParty.readSession(null)).toBeNull();
});

test('pruning deletes expired sessions only', async () => {
  const { cookie } = await signIn();
  await db
    .updateTable('idp.payloads')
    .set({ expires_at: new Date(0) })
    .where('model', '=', 'AuthorizationCode')
    .execute();
  await site.provider().prune();
  expect(await db.selectFrom('idp.payloads').select('id').where('model', '=', 'AuthorizationCode').execute()).toEqual(
    [],
  );
  expect(await site.relyingParty.readSession(cookie)).not.toBeNull();
});
