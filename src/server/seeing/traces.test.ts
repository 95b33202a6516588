import { createServer } from 'node:http';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openServer } from '#server/testing/open-server.ts';
import { watched } from '#watch.ts';
import { openCollector } from './testing/open-collector.ts';

const { db } = await testDatabase();
await insertReference(db);
const offer = await insertOffer(db);
const board = testBoard(db);
await board.search();

async function open(environment: Record<string, string> = {}) {
  const collector = await openCollector();
  onTestFinished(collector.end);
  const named = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' };
  const server = await openServer(board, { environment: { ...named, ...environment }, level: 'info' });
  /** Ends the server, which sends the last spans. */
  const spans = async () => {
    await server.app.close();
    return collector.spans;
  };
  return { ...server, spans, keys: collector.keys };
}

test('a request is a span with its statements below it, and its line in the log has the id of the trace', async () => {
  const { app, complaints, spans, keys } = await open();
  const { statusCode, headers } = await app.inject({
    path: `/offres/${offer}?utm_source=ana`,
    headers: { cookie: 'session=x' },
  });
  expect(statusCode).toBe(200);
  const all = await spans();
  const page = all.find(({ name }) => name === 'GET /offres/:id');
  expect(page?.parentSpanId).toBeUndefined();
  expect(Object.fromEntries(page?.attributes ?? [])).toMatchObject({
    'http.route': '/offres/:id',
    'http.response.status_code': 200,
    'url.path': `/offres/${offer}`,
    'mvi.request_id': headers['x-request-id'],
  });
  const statements = all.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([page?.traceId]));
  expect(statements.map(({ attributes }) => String(attributes.get('db.query.text'))).join()).toContain('o.title');
  expect(
    complaints()
      .filter(({ msg }) => msg === 'request')
      .map(({ trace }) => trace),
  ).toEqual([page?.traceId]);
  expect(keys).toContain('a key');
});

test('statements after a body has arrived belong to its request too', async () => {
  const { app, spans } = await open();
  const headers = { 'content-type': 'application/json' };
  await app.inject({ method: 'POST', path: '/api/offers/search', headers, payload: '{}' });
  const all = await spans();
  const search = all.find(({ name }) => name.startsWith('POST /api/offers'));
  expect(search).toBeDefined();
  expect(all.filter(({ traceId }) => traceId === search?.traceId).length).toBeGreaterThan(0);
});

const caller = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

test.each([
  ['goes on behind a proxy', { TRUST_PROXY: 'on' }, true],
  ['is not read from strangers', {}, false],
])('the trace of a caller %s', async (_what, environment, goesOn) => {
  const { app, spans } = await open(environment);
  await app.inject({ path: '/healthz', headers: { traceparent: caller } });
  const span = (await spans()).find(({ name }) => name === 'GET /healthz');
  expect(span?.traceId === 'a'.repeat(32)).toBe(goesOn);
  expect(span?.parentSpanId).toBe(goesOn ? 'b'.repeat(16) : undefined);
});

test('statements of a job lie below it, a failed one says its SQLSTATE, and nobody’s data', async () => {
  const { spans } = await open();
  const work = async () => {
    await sql`select ${'ana@example.org'}::int`.execute(db);
  };
  await watched({ kind: 'job', queue: 'alert' }, work).catch(() => undefined);
  await sql`select 'housekeeping'`.execute(db);
  const all = await spans();
  const job = all.find(({ name }) => name === 'job alert');
  const statement = all.find(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect([job?.status.code, statement?.status.code, statement?.attributes.get('error.type')]).toEqual([2, 2, '22P02']);
  expect(JSON.stringify(all.map((span) => [span, ...span.attributes]))).not.toMatch(/ana@|housekeeping/);
});

test('a call of another party is a span, and only a party of the configuration learns of the trace', async () => {
  const heard: unknown[] = [];
  const party = createServer((asked, answer) => {
    heard.push(asked.headers['traceparent']);
    answer.end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void party.close());
  await once(party, 'listening');
  const address = party.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { spans } = await open({ OFFERS_IMPORT_URL: `http://127.0.0.1:${port}/api` });
  const call = (host: string) => async () => (await fetch(`http://${host}:${port}/api?email=ana@example.org`)).text();
  await watched({ kind: 'round', name: 'scheduled import' }, call('127.0.0.1'));
  await watched({ kind: 'round', name: 'other' }, call('localhost'));
  const all = await spans();
  const calls = all.filter(({ name }) => name.startsWith('GET '));
  expect(calls.map(({ name }) => name)).toEqual([`GET 127.0.0.1:${port}`, `GET localhost:${port}`]);
  expect(calls.map(({ attributes }) => attributes.get('http.response.status_code'))).toEqual([200, 200]);
  expect(heard).toEqual([`00-${calls[0]?.traceId}-${calls[0]?.spanId}-01`, undefined]);
});

test('a collector that is away neither delays the stop nor fills the log', async () => {
  const { app, complaints } = await openServer(board, {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
  });
  await app.inject('/healthz');
  const begun = performance.now();
  await app.close();
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(complaints().length).toBeLessThanOrEqual(1);
});
