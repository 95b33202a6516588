import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { remoteCandidatesApi } from './remote-candidates-api.ts';
import type { CandidatesApi } from '#board/candidates/accounts/candidates-api.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { AccessTokenRefused } from '#identity/relying-party/connection/access-tokens.ts';
import { candidatesScope } from '#server/scopes/candidates-scope.ts';
import { routing } from '#server/http/routing.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const local = localCandidatesApi(board);
const app = await openApi();
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Accepts only tokens of the form `of-<object id>`. */
async function readAccessToken(token: string): Promise<{ oid: string }> {
  if (!token.startsWith('of-')) throw new AccessTokenRefused('no token of ours');
  return { oid: token.slice(3) };
}

async function openApi(): Promise<FastifyInstance> {
  const api = fastify(routing);
  const options = { prefix: '/api/candidates', candidates: local, rateLimits: false, readAccessToken };
  await api.register(candidatesScope, options);
  return api;
}

const remote = remoteCandidatesApi({ url: `${url}/api/Candidates` });
const adapters: readonly (readonly [string, CandidatesApi])[] = [
  ['in this process', local],
  ['over HTTP', remote],
];
const bearer = (oid: string) => ({ oid, accessToken: `of-${oid}` });

describe.each(adapters)('the candidates API %s', (name, api) => {
  const own = name.replaceAll(' ', '-');

  test('a candidate is returned with the five fields of the specification', async () => {
    const { candidate } = await insertCandidate(board, { oid: `known-${own}`, status_id: 3, registered_at: noon });
    expect(await api.status(bearer(candidate.oid))).toEqual({
      statusId: 3,
      statusLabel: expect.any(String),
      userId: candidate.userId,
      candidateId: candidate.id,
      dateInscription: noon.toISOString(),
    });
  });

  test('a candidate is unknown before creation, and is created only once', async () => {
    const someone = bearer(`new-${own}`);
    await expect(api.status(someone)).rejects.toMatchObject({ code: 'candidates.unknown' });
    const made = { firstName: 'Ana', lastName: 'Ruiz', email: `ana@${own}.example` };
    const accounts = await Promise.all([api.create(someone, made), api.create(someone, made)]);
    expect(accounts[0]).toMatchObject({ statusId: 2 });
    expect(accounts[1]).toEqual(accounts[0]);
    expect(await api.status(someone)).toEqual(accounts[0]);
  });

  test('a connection is recorded only for the candidate of the token', async () => {
    const { candidate } = await insertCandidate(board, { oid: `back-${own}`, last_connection_at: null });
    const other = await insertCandidate(board, { oid: `other-${own}` });
    await api.updateLastConnexion(bearer(candidate.oid), candidate.id);
    const rows = db.selectFrom('candidates').select('last_connection_at').where('id', '=', candidate.id);
    expect((await rows.executeTakeFirstOrThrow()).last_connection_at).toEqual(noon);
    await expect(api.updateLastConnexion(bearer(candidate.oid), other.candidate.id)).rejects.toMatchObject({
      code: expect.stringMatching(/^candidates\./),
    });
  });
});

const ask = (path: string, authorization?: string) =>
  app.inject({ url: path, headers: authorization === undefined ? {} : { authorization } });

const statuses = { 'nobody else’s': 403, 'no token': 401, 'a token of another': 401 };

test('paths may be in any case, and only the candidate’s own token gives access', async () => {
  await insertCandidate(board, { oid: 'AbC-1' });
  for (const path of ['/api/Candidates/AbC-1/Status', '/API/candidates/abc-1/STATUS/'])
    expect((await ask(path, 'Bearer of-AbC-1')).statusCode).toBe(200);
  const path = '/api/Candidates/AbC-1/Status';
  expect((await ask(path)).statusCode).toBe(statuses['no token']);
  expect((await ask(path, 'Bearer forged')).statusCode).toBe(statuses['a token of another']);
  const foreign = await ask(path, 'Bearer of-somebody');
  expect([foreign.statusCode, foreign.json()]).toEqual([403, { message: expect.any(String) }]);
});

test('a new candidate gets the address confirmed at our own sign-in, whatever the request claims', async () => {
  const accounts = {
    forget: async () => undefined,
    emailOf: async (_db: unknown, oid: string) => proven[oid] ?? null,
    termsAcceptedAt: async () => null,
    tell: async () => ({}),
  };
  const proven: Readonly<Record<string, string>> = { mine: 'proven@example.org' };
  const api = localCandidatesApi({ ...board, accounts });
  const claimed = { firstName: 'Ana', lastName: 'Ruiz', email: 'victim@example.org' };
  await api.create(bearer('mine'), claimed);
  const row = db.selectFrom('candidates').select('email').where('oid', '=', 'mine');
  expect(await row.executeTakeFirst()).toEqual({ email: 'proven@example.org' });
  await expect(api.create(bearer('gone'), claimed)).rejects.toMatchObject({ code: 'candidates.signInUnknown' });
});

test('any invalid request is refused in JSON, never with a server error', async () => {
  const paths = fc.constantFrom('/create', '/updatelastconnexion', '/x/status', '/', '/%ff/status', '/%00/status');
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record({ firstName: fc.string(), lastName: fc.string(), azureObjectId: fc.constant('x'), email: fc.string() }),
    fc.record({ id: fc.oneof(fc.integer(), fc.double(), fc.string()) }),
  );
  const sent = fc.record({ method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), path: paths, body });
  await fc.assert(
    fc.asyncProperty(sent, async ({ method, path, body: payload }) => {
      const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const headers = { authorization: 'Bearer of-x', 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api/candidates${path}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: text }),
      });
      expect(answer.status).toBeLessThan(500);
      expect(answer.ok ? 'told' : Object.keys(Object(await answer.json()))).toEqual(answer.ok ? 'told' : ['message']);
    }),
    { numRuns: 150 },
  );
});

const answering = (answer: () => Promise<Response>) =>
  remoteCandidatesApi({ url: 'https://elsewhere.example/', fetch: answer, patience: 50 });

test('a failing or invalid answer of an external API does not mean that the candidate is unknown', async () => {
  const answers = [
    async () => new Response('<h1>Maintenance</h1>'),
    async () => new Response('{}', { status: 500 }),
    async () => Response.json({ statusId: 'three' }),
    async () => Promise.reject(new TypeError('fetch failed')),
  ];
  for (const answer of answers)
    await expect(answering(answer).status(bearer('x'))).rejects.toMatchObject({ code: 'candidates.away' });
  const none = answering(async () => new Response(null, { status: 404 }));
  await expect(none.status(bearer('x'))).rejects.toMatchObject({ code: 'candidates.unknown' });
});
