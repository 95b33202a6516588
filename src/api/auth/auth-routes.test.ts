import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ApiProblem } from '../transport/api-problem.ts';
import { addProblems } from '../transport/problems.ts';
import { type AuthCaller, authRoutes, type LocalStrategy } from './auth-routes.ts';
import { presentUser } from './present-user.ts';

const claims = { given_name: 'Zoé', family_name: 'Ørsted', emails: ['zoe@example.org'], oid: 'z', tfp: null, name: '' };
const account = { statusId: 3, statusLabel: '', userId: 7, candidateId: 8, dateInscription: '' };
const user = presentUser(claims, account, new Date(0));
let callers: AuthCaller[] = [];
let given: unknown[] = [];
let isSignedIn = true;

/** A strategy that signs everybody in unless the typed password is «wrong». */
const strategy: LocalStrategy = {
  async signIn(asking, credentials) {
    callers.push(asking);
    given.push(credentials);
    if (credentials.password === 'wrong') throw new ApiProblem(401, { code: 'auth.refused', message: 'No.' });
    return { user, setCookie: ['a=1; HttpOnly', 'b=2'] };
  },
  signOut: async (asking) => (callers.push(asking), ['a=; Max-Age=0']),
  user: async (asking) => (callers.push(asking), isSignedIn ? user : null),
};
const app = fastify();
addProblems(app, { tell: (_request, reply, { code }) => reply.send({ code }) });
await app.register(authRoutes, { strategy });
afterAll(() => app.close());
beforeEach(() => {
  [callers, given, isSignedIn] = [[], [], true];
});

const login = (payload: object) => app.inject({ method: 'POST', url: '/login', payload });
const credentials = { email: 'zoe@example.org', password: 'secret' };

test('a sign-in returns the user and sets the session cookies; no cache may store the response', async () => {
  const { statusCode, headers, cookies, json } = await login({ ...credentials, candidateId: 1 });
  expect([statusCode, json()]).toEqual([200, { user }]);
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding, Cookie' });
  expect(given).toEqual([credentials]);
});

test('a refused sign-in sets no cookie', async () => {
  const { statusCode, cookies, body } = await login({ ...credentials, password: 'wrong' });
  expect([statusCode, cookies]).toEqual([401, []]);
  expect(body).not.toContain('wrong');
});

const long = (length: number) => ({ email: 'e'.repeat(length), password: 'p'.repeat(length) });

test.each<[object]>([
  [{}],
  [[]],
  [{ email: 'a' }],
  [{ password: 'a' }],
  [{ email: '', password: 'a' }],
  [{ email: ['a'], password: 'a' }],
  [{ email: 'a', password: { length: 1 } }],
  [long(1001)],
])('a body without an address and a password (%#) is refused before the strategy is called', async (payload) => {
  const { statusCode, json } = await login(payload);
  expect([statusCode, json().code, given]).toEqual([400, 'auth.badBody', []]);
});

test('an address and a password may have a thousand characters', async () => {
  expect((await login(long(1000))).statusCode).toBe(200);
});

test('a sign-out clears the cookies, even without a session', async () => {
  const { json, cookies } = await app.inject({ method: 'POST', url: '/logout' });
  expect(json()).toEqual({ user: null });
  expect(cookies).toMatchObject([{ name: 'a', maxAge: 0 }]);
});

test('only the browser with the session gets the user; any other browser gets 401', async () => {
  const told = await app.inject('/user');
  expect([told.statusCode, told.json(), told.headers['cache-control']]).toEqual([200, { user }, 'no-store']);
  isSignedIn = false;
  const nobody = await app.inject('/user');
  expect([nobody.statusCode, nobody.json()]).toEqual([401, { code: 'auth.nobody' }]);
});

test('the strategy receives the cookie, the language, the browser and the network of the caller', async () => {
  const headers = { cookie: 'a=1', 'accept-language': 'en', 'user-agent': 'Browser' };
  await app.inject({ url: '/user', headers, remoteAddress: '192.0.2.7' });
  await app.inject({ url: '/user?lang=fr', headers: { 'user-agent': '' } });
  expect(callers[0]).toEqual({
    cookieHeader: 'a=1',
    locale: 'en',
    from: { userAgent: 'Browser', address: '192.0.2.7' },
  });
  expect(callers[1]).toMatchObject({ cookieHeader: null, locale: 'fr' });
});
