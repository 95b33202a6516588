import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createChanges } from '#board/context/changes.ts';
import { loadReference } from '#reference/load-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { importOffers } from '#import/import-offers.ts';
import { liveSource, type LiveSourceOptions, searchEndpoint } from './live-source.ts';
import { UnreadableSource } from './source-page.ts';
import { row2026 } from '#import/testing/source-rows.ts';

type Ask = { limit: number; skip: number };
type Respond = (ask: Ask, response: ServerResponse, request: IncomingMessage, turn: number) => void;
const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/**
 * Starts a server of the public offers API on this machine.
 * @returns its address and the requests that it got
 */
async function api(respond: Respond): Promise<{ address: string; asked: Ask[] }> {
  const asked: Ask[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const ask: Ask = JSON.parse(body);
      asked.push(ask);
      respond(ask, response, request, asked.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const bound = server.address();
  return { address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/api`, asked };
}

const send = (response: ServerResponse, value: unknown, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, headers).end(typeof value === 'string' ? value : JSON.stringify(value));

/** Answers as the API does, with at most `cap` rows. */
const honest =
  (rows: readonly unknown[], cap = 1000): Respond =>
  ({ limit, skip }, response) =>
    send(response, { result: rows.slice(skip, skip + Math.min(limit, cap)), count: rows.length });

const rows = Array.from({ length: 7 }, (_, index) => row2026(index + 1));
const waits: number[] = [];
const patient: LiveSourceOptions = { pageSize: 3, wait: async (milliseconds) => void waits.push(milliseconds) };

async function readAll(address: string, options: LiveSourceOptions = patient): Promise<unknown[]> {
  waits.length = 0;
  const read: unknown[] = [];
  for await (const page of liveSource(address, options)) read.push(...page.rows);
  return read;
}

test.each([
  'https://example.org',
  'https://example.org/',
  'https://example.org/api',
  'https://example.org/api/',
  'https://example.org/api/Offers/search',
  'https://example.org/API/offers/search/',
])('the address %s leads to the search of the existing API', (address) => {
  expect(searchEndpoint(address).href.toLowerCase()).toBe('https://example.org/api/offers/search');
});

test.each(['ftp://example.org', 'example', ''])('the text %j is refused as an address', (address) => {
  expect(() => searchEndpoint(address)).toThrow(UnreadableSource);
});

test('a live source is read page by page up to its count', async () => {
  const { address, asked } = await api(honest(rows));
  expect(await readAll(address)).toEqual(rows);
  expect(asked).toEqual([0, 3, 6].map((skip) => ({ limit: 3, skip })));
});

test('no row is lost if the server gives fewer rows than requested', async () => {
  const { address, asked } = await api(honest(rows, 2));
  expect(await readAll(address)).toEqual(rows);
  expect(asked.map(({ skip }) => skip)).toEqual([0, 2, 4, 6]);
});

test('reading ends at an empty page if the count of the server is too high', async () => {
  const { address } = await api(({ skip, limit }, response) =>
    send(response, { result: rows.slice(skip, skip + limit), count: 5000 }),
  );
  expect(await readAll(address)).toEqual(rows);
});

test('a missing or zero count is ignored', async () => {
  const { address } = await api(({ skip, limit }, response) =>
    send(response, { result: rows.slice(skip, skip + limit), count: 0 }),
  );
  expect(await readAll(address)).toEqual(rows);
});

test('a server that ignores paging is not read for ever', async () => {
  const { address, asked } = await api((_ask, response) => send(response, { result: rows, count: 5000 }));
  expect(await readAll(address)).toHaveLength(14);
  expect(asked).toHaveLength(2);
});

test('an answer 429 or 5xx is retried, after a growing wait or the wait that the server requests', async () => {
  const failures = [[503], [500], [429, { 'retry-after': '7' }]] as const;
  const { address } = await api((ask, response, request, turn) => {
    const failure = failures[turn - 1];
    if (failure) send(response, '', failure[0], failure[1] ?? {});
    else honest(rows)(ask, response, request, turn);
  });
  expect(await readAll(address)).toEqual(rows);
  expect(waits).toEqual([1000, 2000, 7000]);
});

test('a lost connection is retried', async () => {
  const { address } = await api((ask, response, request, turn) => {
    if (turn === 2) request.socket.destroy();
    else honest(rows)(ask, response, request, turn);
  });
  expect(await readAll(address)).toEqual(rows);
});

test.each([
  [
    'a server that always fails',
    (response: ServerResponse) => send(response, '', 502),
    /answered 502, after 6 attempts/,
  ],
  ['a refused request', (response: ServerResponse) => send(response, '', 401), /answered 401: it asks for a key/],
  [
    'a redirect',
    (response: ServerResponse) => send(response, '', 301, { location: 'https://b.example/' }),
    /has moved to https:\/\/b\.example\//,
  ],
  [
    'an HTML page',
    (response: ServerResponse) => send(response, '<!doctype html><p>hello'),
    /is not JSON: it starts with "<!doctype html>/,
  ],
  ['nothing', (response: ServerResponse) => send(response, ''), /is not JSON: it is empty/],
  ['other JSON', (response: ServerResponse) => send(response, { items: [] }), /neither a search response/],
])('a wrong answer of the source (%s) is reported in one line', async (_what, respond, message) => {
  const { address } = await api((_ask, response) => respond(response));
  await expect(readAll(address)).rejects.toThrow(message);
});

test('an answer that does not arrive ends the import', async () => {
  const { address } = await api(() => undefined);
  await expect(readAll(address, { ...patient, timeoutMs: 30, attempts: 2 })).rejects.toThrow(
    /did not answer within 0.03 seconds, after 2 attempts/,
  );
});

test('an address without a server is reported at once', async () => {
  const { address } = await api(() => undefined);
  closing.splice(0).forEach((close) => close());
  await expect(readAll(address)).rejects.toThrow(/cannot be reached \(.+\)\./);
  expect(waits).toEqual([]);
});

test('the operator’s key is sent', async () => {
  const { address } = await api((ask, response, request, turn) => {
    if (request.headers['x-api-key'] === 'secret') honest(rows)(ask, response, request, turn);
    else send(response, '', 401);
  });
  expect(await readAll(address, { ...patient, apiKey: 'secret' })).toHaveLength(7);
});

const { db } = await testDatabase();

test('a live API is imported completely, and missing offers are withdrawn', async () => {
  await loadReference(db);
  const offers = [...rows];
  const { address } = await api((ask, response, request, turn) => honest(offers)(ask, response, request, turn));
  const run = () =>
    importOffers({ db, now: () => new Date('2026-11-21'), changes: createChanges() }, liveSource(address, patient), {});
  expect(await run()).toMatchObject({ read: 7, inserted: 7, withdrawalSkipped: null });
  offers.splice(2, 1);
  expect(await run()).toMatchObject({ read: 6, unchanged: 6, withdrawn: 1 });
});
