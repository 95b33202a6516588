import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { responseOf, row2026 } from './testing/row-schemas.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffersApi } from './testing/open-offers-api.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const answer = responseOf(row2026);
let api: FastifyInstance;
let port = 0;

beforeAll(async () => {
  await insertReference(db);
  for (let made = 0; made < 250; made += 1) await insertOffer(db, { company_id: await company() });
  api = await openOffersApi(board);
  await api.listen({ port: 0, host: '127.0.0.1' });
  const address = api.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => api.close());

let kept: number | undefined;
async function company(): Promise<number> {
  kept ??= (
    await db
      .insertInto('companies')
      .values({ id: 5, name: 'Maison', source: 'demo' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  return kept;
}

const paths = ['Offers/search', 'Offers/latest', 'Offers/repository/geographic-zones/countries', 'Companies/search'];
const fields = [
  'limit',
  'skip',
  'query',
  'sort',
  'latest',
  'activitySectorId',
  'missionsTypesIds',
  'missionsDurations',
  'gerographicZones',
  'geographicZones',
  'countriesIds',
  'citiesName',
  'studiesLevelId',
  'companiesSizes',
  'specializationsIds',
  'entreprisesIds',
  'missionStartDate',
  'teletravail',
  'porteEnv',
  '__proto__',
  'constructor',
];

const anyField = fc.dictionary(
  fc.constantFrom(...fields),
  fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.integer()),
);

const told = z.strictObject({ message: z.string().min(1) });

/** Tells if the request was answered, or refused with a reason. */
async function isAnswered(payload: string | Buffer, path: string, type = 'application/json'): Promise<boolean> {
  const headers = { 'content-type': type };
  const { statusCode, body } = await api.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  const said: unknown = JSON.parse(body);
  return statusCode === 200 || (statusCode >= 400 && statusCode < 500 && told.safeParse(said).success);
}

test('any value of any type in any field gets an answer or a reason for the refusal', async () => {
  const bodies = fc.oneof(
    anyField.map((body) => JSON.stringify(body)),
    fc.json(),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(...paths), async (body, path) => {
      expect(await isAnswered(body, path)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['a text of 10,000 characters', JSON.stringify({ query: 'ingénieur '.repeat(1000) })],
  ['a text of operators alone', JSON.stringify({ query: '+-"()|&!*~'.repeat(1000) })],
  [
    '5,000 ids',
    JSON.stringify({
      countriesIds: Array.from({ length: 5000 }, (_, id) => id),
      entreprisesIds: Array.from({ length: 5000 }, String),
      citiesName: Array.from({ length: 5000 }, String),
    }),
  ],
  ['lists in lists in lists', `{"countriesIds":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['half a letter', '{"query":"\\ud800","countriesIds":["\\u0000"]}'],
  ['numbers beyond all numbers', '{"limit":1e999,"skip":-1e999,"countriesIds":[1e308,-0,0.1]}'],
  ['bytes that are no letters', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a body of 2 MB', JSON.stringify({ query: 'x'.repeat(2_000_000) })],
])('a request with %s gets 200, or the reason for the refusal', async (_what, payload) => {
  for (const path of paths) expect([path, await isAnswered(payload, path)]).toEqual([path, true]);
});

test.each(['text/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense', ''])(
  'a body of type «%s» is answered',
  async (type) => {
    for (const path of paths) expect([path, await isAnswered('{"limit":1}', path, type)]).toEqual([path, true]);
  },
);

/** Sends the request as Python's requests does. */
function asRequests(path: string, payload?: string): Promise<{ status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = {
    'User-Agent': 'python-requests/2.32.3',
    'Accept-Encoding': 'gzip, deflate',
    Accept: '*/*',
    Connection: 'keep-alive',
    ...(payload !== undefined && {
      'Content-Length': String(Buffer.byteLength(payload)),
      'Content-Type': 'application/json',
    }),
  };
  const asked = send(
    { port, host: '127.0.0.1', method: payload === undefined ? 'GET' : 'POST', path, headers },
    resolve,
  );
  asked.on('error', reject).end(payload);
  return promise.then(async (response) => {
    const isGzip = response.headers['content-encoding'] === 'gzip';
    const body = isGzip ? response.pipe(createGunzip()) : response;
    return { status: response.statusCode, body: await text(body) };
  });
}

test('a program that accepts gzip reads a large page completely, and then the next page', async () => {
  const all = await asRequests('/api/Offers/search', JSON.stringify({ limit: 5000, skip: 0, query: null }));
  expect(answer.parse(JSON.parse(all.body)).result).toHaveLength(250);
  const page = await asRequests('/api/Offers/search', JSON.stringify({ limit: 100, skip: 200, query: '' }));
  expect(answer.parse(JSON.parse(page.body))).toMatchObject({ count: 250, result: { length: 50 } });
  const [first] = answer.parse(JSON.parse(page.body)).result;
  expect(row2026.parse(JSON.parse((await asRequests(`/api/Offers/details/${first?.id}`)).body))).toEqual(first);
});

test('a large page waits for a client that does not read, and delays no other request', async () => {
  const socket = send({ port, host: '127.0.0.1', method: 'POST', path: '/api/Offers/search' });
  socket.on('error', () => undefined);
  socket.end('{"limit":10000}');
  const response = await new Promise<IncomingMessage>((resolve) => socket.once('response', resolve));
  expect((await asRequests('/api/Offers/search', '{}')).status).toBe(200);
  response.destroy();
});

test('if a key is required, a valid key opens the API, and any other gets 401 without a body', async () => {
  const locked = await openOffersApi(board, ['first-key-of-the-operator', 'second-key-of-the-operator']);
  const ask = async (key?: string) => {
    const headers = key === undefined ? {} : { 'x-api-key': key };
    const { statusCode, body } = await locked.inject({
      method: 'POST',
      url: '/api/Offers/search',
      headers,
      payload: {},
    });
    return statusCode === 200 ? 200 : [statusCode, body];
  };
  expect([await ask(), await ask('wrong'), await ask('')]).toEqual([
    [401, ''],
    [401, ''],
    [401, ''],
  ]);
  expect([await ask('first-key-of-the-operator'), await ask('second-key-of-the-operator')]).toEqual([200, 200]);
  expect((await locked.inject({ method: 'OPTIONS', url: '/api/Offers/search' })).statusCode).toBe(204);
  await locked.close();
  const open = await api.inject({
    method: 'POST',
    url: '/api/Offers/search',
    headers: { 'x-api-key': 'any' },
    payload: {},
  });
  expect(open.statusCode).toBe(200);
});

test('companies have the same keys in lists and in details', async () => {
  const listed = (
    await api.inject({ method: 'POST', url: '/api/Companies/search', payload: { limit: 10, skip: 0, sort: ['0'] } })
  ).json();
  expect(listed).toEqual({ count: 1, result: [expect.objectContaining({ id: 5, organizationName: 'Maison' })] });
  expect((await api.inject('/API/companies/DETAILS/5/')).json()).toEqual(listed.result[0]);
  for (const id of ['6', 'x', '0', '99999999999'])
    expect((await api.inject(`/api/Companies/details/${id}`)).statusCode).toBe(404);
});
