import fc from 'fast-check';
import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { closeAccount } from '#board/privacy/closing/close-account.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { startTestSite } from '#identity/testing/test-site.ts';
import { partsOf } from '#site/testing/ask-site.ts';
import { authScope } from './auth-scope.ts';
import { localStrategy } from './local-strategy.ts';
import { routing } from '#server/http/routing.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const { relyingParty, url: publicUrl } = await startTestSite(db);
const log = { warn: () => undefined };
const ana = { email: 'ana@exemple.fr', password: 'un long mot de passe' };
const { oid } = await createAccount(db, { ...ana, givenName: 'Ana', familyName: 'Ruiz' });

async function open(party: Parameters<typeof localStrategy>[0]['relyingParty']) {
  const app = fastify(routing);
  afterAll(() => app.close());
  const strategy = localStrategy({ board, candidates: localCandidatesApi(board), log, relyingParty: party });
  await app.register(authScope, { prefix: '/api/auth', strategy, publicUrl, rateLimits: false });
  return app;
}

const app = await open(relyingParty);

beforeEach(async () => {
  await db.deleteFrom('idp.attempts').execute();
  await db.deleteFrom('candidates').execute();
});

const post = (path: string, body?: object | string, headers: Record<string, string> = {}, to = app) =>
  to.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });

const user = (cookie: string) => app.inject({ url: '/api/auth/user', headers: { cookie } });

type Answered = Awaited<ReturnType<typeof post>>;

const cookieOf = ({ headers }: Answered): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

const fields = [
  'can_apply',
  'candidateId',
  'date_inscription',
  'emails',
  'exp',
  'family_name',
  'given_name',
  'id',
  'name',
  'oid',
  'statusId',
  'statusLabel',
  'tfp',
];

test('a sign-in returns exactly the user fields of the specification', async () => {
  const answer = await post('login', ana);
  expect(answer.statusCode).toBe(200);
  const told = await user(cookieOf(answer));
  expect(told.json()).toEqual(answer.json());
  expect(Object.keys(told.json().user).toSorted()).toEqual(fields);
  const expected = { oid, name: 'Ana Ruiz', emails: [ana.email], statusId: 2, can_apply: true, tfp: 'signin_fr' };
  expect(told.json().user).toMatchObject(expected);
  expect(told.headers['cache-control']).toBe('no-store');
});

test('the first sign-in creates a candidate and counts them, as on the site', async () => {
  await post('login', ana, { 'accept-language': 'en' });
  const made = db.selectFrom('candidates').innerJoin('expected_registrations', 'candidate_id', 'id');
  expect(await made.select(['oid', 'locale', 'kind']).execute()).toEqual([{ oid, locale: 'en', kind: 'simple' }]);
});

test('nobody is signed in without a session or after a sign-out, and a sign-out may be repeated', async () => {
  expect((await user('')).statusCode).toBe(401);
  const cookie = cookieOf(await post('login', ana));
  const ends = [await post('logout', undefined, { cookie }), await post('logout', undefined, { cookie })];
  expect(ends.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const after = await user(cookie);
  expect([after.statusCode, after.json()]).toEqual([401, { message: expect.any(String) }]);
});

test('a wrong password gets 401, and after too many tries the answer states the waiting time', async () => {
  const wrong = await post('login', { ...ana, password: 'wrong wrong' });
  expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: 'Connexion impossible' }]);
  expect(wrong.headers['set-cookie']).toBeUndefined();
  await db.updateTable('idp.attempts').set({ attempts: 1000 }).execute();
  const stopped = await post('login', ana);
  expect([stopped.statusCode, stopped.json()]).toEqual([429, { message: expect.any(String) }]);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(600);
});

test('a sign-in reopens a closed account, but a refused account never gets a session', async () => {
  const cookie = cookieOf(await post('login', ana));
  await closeAccount(board, await readViewer(board, oid));
  expect((await post('login', ana)).json()).toMatchObject({ user: { oid, statusId: 2 } });
  await db.updateTable('candidates').set({ status_id: 10 }).execute();
  const refused = await post('login', ana);
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
  expect(refused.json().message).toMatch(/^Votre compte n’est pas disponible\.[^<]+$/);
  expect((await user(cookie)).statusCode).toBe(403);
  expect((await user(cookie)).statusCode).toBe(401);
});

test('other sites, forms, and bodies other than JSON are refused', async () => {
  expect((await post('login', ana, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post('logout', undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post('login', ana, { origin: publicUrl.origin })).statusCode).toBe(200);
  expect((await post('login', JSON.stringify(ana), { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await user('')).headers['access-control-allow-origin']).toBeUndefined();
});

test('with another provider passwords are refused with the reason, and sessions work', async () => {
  const elsewhere = await open(partsOf(board).relyingParty);
  const answer = await post('login', ana, {}, elsewhere);
  expect([answer.statusCode, answer.json()]).toEqual([403, { message: expect.any(String) }]);
  expect((await post('logout', undefined, {}, elsewhere)).statusCode).toBe(200);
});

test('any invalid request gets a refusal in JSON and no session, and is not logged as an error of the server', async () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null), fc.string({ maxLength: 3 }));
  const body = fc.oneof(fc.json(), fc.string(), fc.record({ email: value, password: value }, { requiredKeys: [] }));
  const sent = fc.record({ path: fc.constantFrom('login', 'x', ''), body, cookie: fc.string() });
  await fc.assert(
    fc.asyncProperty(sent, async ({ path, body: given, cookie }) => {
      const answer = await post(path, typeof given === 'string' ? given : JSON.stringify(given), {
        cookie: encodeURIComponent(cookie),
      });
      expect([400, 401, 404, 429]).toContain(answer.statusCode);
      expect([Object.keys(answer.json()), answer.headers['set-cookie']]).toEqual([['message'], undefined]);
    }),
    { numRuns: 60 },
  );
});
