import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { defineJob } from '#jobs/define-job.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { openServer } from '#server/testing/open-server.ts';
import type { Metrics } from './metrics.ts';
import { serveMetrics } from './open-metrics.ts';
import { watched } from '#watch.ts';

const alertJob = defineJob('metrics-test', z.object({}));
const { db } = await testDatabase();
await insertReference(db);
const token = 'm'.repeat(32);
const authorization = `Bearer ${token}`;

async function open(environment: Record<string, string> = { METRICS_TOKEN: token }) {
  const server = await openServer(testBoard(db), { environment });
  onTestFinished(() => server.app.close());
  return server;
}
type Opened = Awaited<ReturnType<typeof open>>;

async function scrape({ app }: Opened): Promise<string[]> {
  return (await app.inject({ path: '/metrics', headers: { authorization } })).body.split('\n');
}

async function valueOf(server: Opened, sample: string): Promise<number | undefined> {
  const line = (await scrape(server)).find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

test('without a token or a port there are no metrics', async () => {
  const { app } = await open({});
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

test('metrics at the port of the site are for those who know the token', async () => {
  const server = await open();
  for (const given of [undefined, 'Bearer wrong', token]) {
    const headers = given === undefined ? {} : { authorization: given };
    const { statusCode, body } = await server.app.inject({ path: '/metrics', headers });
    expect([statusCode, body]).toEqual([401, '']);
  }
  expect(await valueOf(server, 'mvi_index_ready')).toBe(1);
});

test('metrics with a port of their own are not at the port of the site', async () => {
  const { app } = await open({ METRICS_PORT: '0', METRICS_TOKEN: token });
  expect((await app.inject({ path: '/metrics', headers: { authorization } })).statusCode).toBe(404);
});

const someMetrics: Metrics = {
  watchParts: () => () => undefined,
  read: async () => ({ type: 'text/plain', text: 'up 1' }),
  stop: () => undefined,
};

test('a port of its own serves the metrics alone, and asks for the token if there is one', async () => {
  const port = await freePort();
  const given = readConfiguration({ METRICS_PORT: String(port), METRICS_TOKEN: token });
  onTestFinished(await serveMetrics(someMetrics, given));
  const ask = (path: string, headers = {}) => fetch(`http://localhost:${port}${path}`, { headers });
  expect([(await ask('/')).status, (await ask('/metrics')).status]).toEqual([404, 401]);
  expect(await (await ask('/metrics', { authorization })).text()).toBe('up 1');
});

test('requests are counted by the pattern of their route, never by their address', async () => {
  const server = await open();
  const paths = [
    '/offres/910041',
    '/en/offres/910042',
    '/api/v1/offers/910043',
    '/no/such',
    '/a.php?mail=ana@example.org',
  ];
  for (const path of paths) await server.app.inject(path);
  await server.app.inject({ path: '/offres/recherche', method: 'PROPFIND' });
  const lines = (await scrape(server)).filter((line) => line.startsWith('mvi_http_'));
  expect(lines.join('\n')).not.toMatch(/91004|such|php|ana|PROPFIND/);
  expect(lines).toContain('mvi_http_requests_total{route="/offres/:id",method="GET",status="404"} 2');
  expect(lines).toContain('mvi_http_requests_total{route="other",method="GET",status="404"} 1');
  expect(lines).toContain('mvi_http_request_duration_seconds_count{route="/offres/:id"} 2');
});

test('pages from memory count as requests, and as hits', async () => {
  const server = await open();
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  for (let times = 0; times < 3; times += 1) await (await fetch(`${origin}/offres/recherche`)).text();
  expect(await valueOf(server, 'mvi_page_cache_requests_total{result="hit"}')).toBe(2);
  expect(await valueOf(server, 'mvi_page_cache_requests_total{result="miss"}')).toBe(1);
  expect(await valueOf(server, 'mvi_http_requests_total{route="(page in memory)",method="GET",status="200"}')).toBe(2);
  expect(await valueOf(server, 'mvi_http_requests_total{route="/offres/recherche",method="GET",status="200"}')).toBe(1);
});

test('statements are counted, and failed ones by the class of SQLSTATE', async () => {
  const server = await open();
  const before = (await valueOf(server, 'mvi_sql_query_duration_seconds_count')) ?? 0;
  await sql`select 1`.execute(db);
  await sql`select 1 / 0`.execute(db).catch(() => undefined);
  expect(await valueOf(server, 'mvi_sql_query_duration_seconds_count')).toBeGreaterThanOrEqual(before + 2);
  expect(await valueOf(server, 'mvi_sql_errors_total{class="22"}')).toBe(1);
  expect(await valueOf(server, 'mvi_sql_sessions_max')).toBe(5);
});

test('mails, jobs and recurring work are counted by their kind and result', async () => {
  const server = await open();
  await watched({ kind: 'mail', letter: 'alert' }, async () => undefined);
  await watched({ kind: 'job', queue: 'alert' }, () => Promise.reject(new Error('away'))).catch(() => undefined);
  await watched({ kind: 'round', name: 'alerts' }, async () => undefined);
  await watched({ kind: 'webhook' }, async () => ({ status: 503 }));
  expect(await valueOf(server, 'mvi_mails_total{letter="alert",result="sent"}')).toBe(1);
  expect(await valueOf(server, 'mvi_jobs_total{queue="alert",result="failed"}')).toBe(1);
  expect(await valueOf(server, 'mvi_rounds_total{round="alerts",result="done"}')).toBe(1);
  expect(await valueOf(server, 'mvi_webhook_messages_total{answer="5xx"}')).toBe(1);
});

test('every process tells of the jobs that wait, and for how long they have been due', async () => {
  const jobs = await startJobs(db, [alertJob], () => undefined);
  onTestFinished(() => jobs.stop());
  await jobs.enqueue(db, alertJob, {});
  await sql`update pgboss.job set start_after = now() - interval '90 seconds'`.execute(db);
  const server = await open();
  expect(await valueOf(server, 'mvi_database_up')).toBe(1);
  expect(await valueOf(server, 'mvi_queue_jobs{queue="metrics-test"}')).toBe(1);
  expect(await valueOf(server, 'mvi_queue_oldest_due_seconds{queue="metrics-test"}')).toBeGreaterThanOrEqual(90);
});

test('an import that has never succeeded has an age for the alert, and a site without imports has none', async () => {
  const [server, sample] = [await open(), 'mvi_import_last_success_timestamp_seconds'];
  expect(await valueOf(server, sample)).toBeUndefined();
  await db.insertInto('import_runs').values({ started_at: new Date(), ended_at: new Date(), failed: true }).execute();
  expect(await valueOf(await open(), sample)).toBe(0);
});

test('while the database is away, the other numbers can still be read', async () => {
  const away = connect('postgres://localhost:1/none');
  onTestFinished(() => away.destroy());
  const server = await openServer(testBoard(away), { environment: { METRICS_TOKEN: token } });
  onTestFinished(() => server.app.close());
  expect(await valueOf(server, 'mvi_database_up')).toBe(0);
  expect(await valueOf(server, 'mvi_index_ready')).toBe(1);
  expect(await valueOf(server, 'mvi_import_last_success_timestamp_seconds')).toBeUndefined();
});
