import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { Replica } from '#database/replica/replica.ts';
import { createApp } from '#server/app.ts';
import { wire } from '#server/wiring/wire.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { freePort } from '../product.ts';
import { startDebianPgBouncer } from './debian-pgbouncer.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const bound = 1;
const offer = 4711;
const company = 815;

/** Starts the product on a primary behind PgBouncer, if this machine has it, and a standby. */
async function start(primary: DebianPostgres) {
  const db = connect(primary.url, { max: 3 });
  await migrate(db);
  await insertReference(db);
  await db.insertInto('companies').values({ id: company, name: 'Old Name', source: 'demo' }).execute();
  await insertOffer(db, {
    id: offer,
    company_id: company,
    title: 'Old title',
    mission_start: inDays(60).toISOString().slice(0, 10),
    broadcast_start: inDays(-9),
    broadcast_end: inDays(80),
  });
  const standby = await primary.standby({ max_standby_streaming_delay: '100ms' });
  const pooler = await startDebianPgBouncer(primary.url, 20);
  const isPooled = !('missing' in pooler);
  const dataDir = await mkdtemp(join(tmpdir(), 'mvi-replica-'));
  const configuration = readConfiguration({
    DATA_DIR: dataDir,
    DATABASE_URL: isPooled ? pooler.url : primary.url,
    DATABASE_LISTEN_URL: primary.url,
    // The first host is away.
    DATABASE_REPLICA_URL: standby.url.replace('127.0.0.1', `127.0.0.1:${await freePort()},127.0.0.1`),
    DATABASE_REPLICA_LAG: String(bound),
    RATE_LIMITS: 'off',
    ROLE: 'web',
  });
  const { databaseUrl = '' } = configuration;
  const own = connect(databaseUrl);
  const foundations = {
    configuration,
    db: own,
    databaseUrl,
    directUrl: primary.url,
    say: () => {},
    clientFolder: null,
  };
  const { parts, stop } = await wire({ ...foundations, log: pino({ enabled: false }) });
  const app = await createApp(parts, await siteBuild());
  await parts.board.search();
  const end = async () => {
    await app.close();
    await stop();
    await Promise.all([own.destroy(), db.destroy()]);
    if (isPooled) await pooler.stop();
    await Promise.all([standby.stop(), rm(dataDir, { recursive: true })]);
  };
  return { app, parts, db, standby, end };
}

const primary = await startDebianPostgres();
const isMissing = 'missing' in primary;
if (isMissing) process.stderr.write(`Skipped: ${primary.missing}\n`);
const started = isMissing ? null : await start(primary);

afterAll(async () => {
  await started?.end();
  if (!isMissing) await primary.stop();
});

/** The product. Each test begins with a replica that is read. */
async function whole() {
  if (started === null) throw new Error('skipped');
  const { app, parts } = started;
  const { replica } = parts;
  if (replica === null) throw new Error('no replica is configured');
  const get = async (path: string, cookie = '') => app.inject({ path, headers: { cookie } });
  const shows = async (path: string, text: string, cookie = '') => (await get(path, cookie)).body.includes(text);
  const readsOf = async (path: string, cookie = '') => {
    const before = { ...replica.facts.counts };
    await get(path, cookie);
    const { counts } = replica.facts;
    return { replica: counts.replica - before.replica, primary: counts.primary - before.primary };
  };
  const isRead = async () => (await readsOf(`/offres/${offer}`)).replica > 0;
  const standby = connect(started.standby.url, { max: 1 });
  const onStandby = async (statement: string) => (await sql`${sql.raw(statement)}`.execute(standby)).rows;
  const pauses = (how: 'pause' | 'resume') => onStandby(`select pg_wal_replay_${how}()`);
  onTestFinished(async () => {
    await pauses('resume').catch(() => {}); // It may have been promoted.
    await standby.destroy();
  });
  await vi.waitFor(async () => expect(await isRead()).toBe(true), { timeout: 8000, interval: 50 });
  return { ...started, replica, get, shows, readsOf, isRead, onStandby, pauses };
}

test.skipIf(isMissing)(
  'visitors read offers from the replica; everybody else and every form reads the primary',
  async () => {
    const product = await whole();
    const { readsOf } = product;
    expect(await readsOf(`/offres/${offer}`)).toMatchObject({ primary: 0 });
    for (const cookie of ['session=anything', 'written=1', 'message=auth.signedOut'])
      expect(await readsOf(`/offres/${offer}`, cookie)).toEqual({ replica: 0, primary: 0 });
    for (const path of ['/lettre/accord/a-token-of-a-letter', '/recruteurs/a-token', '/nous-ecrire'])
      expect(await readsOf(path)).toEqual({ replica: 0, primary: 0 });
  },
);

test.skipIf(isMissing)(
  'whoever has sent a form reads the primary until every replica has what was written',
  async () => {
    const product = await whole();
    const payload = 'intent=write&name=Ada&email=ada%40mvi.example&subject=other&message=Bonjour';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const sent = await product.app.inject({ method: 'POST', path: '/nous-ecrire', payload, headers });
    const cookie = [sent.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('written=')) ?? '';
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(bound);
    const [own] = cookie.split(';');
    await product.pauses('pause');
    await sql`update offers set title = 'Seen by its writer' where id = ${offer}`.execute(product.db);
    expect(await product.shows(`/offres/${offer}`, 'Seen by its writer', own)).toBe(true);
    expect(await product.readsOf(`/offres/${offer}`, own)).toEqual({ replica: 0, primary: 0 });
  },
);

test.skipIf(isMissing)(
  'a page shows a change although the replica has not replayed it, and no older page is shared',
  async () => {
    const product = await whole();
    const { shows, parts, db } = product;
    expect(await shows(`/entreprises/${company}`, 'Old Name')).toBe(true);
    await product.pauses('pause');
    const known = parts.board.changes.count('offers');
    await db.transaction().execute(async (both) => {
      await sql`update offers set title = 'New title' where id = ${offer}`.execute(both);
      await sql`update companies set name = 'New Name' where id = ${company}`.execute(both);
    });
    await vi.waitFor(() => expect(parts.board.changes.count('offers')).toBeGreaterThan(known), { interval: 1 });
    for (let times = 0; times < 5; times += 1) {
      expect(await shows(`/offres/${offer}`, 'New title')).toBe(true);
      expect(await shows(`/entreprises/${company}`, 'New Name')).toBe(true);
      expect(await shows(`/api/offers/details/${offer}`, 'New title')).toBe(true);
    }
    await product.pauses('resume');
    await vi.waitFor(async () => expect(await product.isRead()).toBe(true), 5000);
    expect(await shows(`/offres/${offer}`, 'New title')).toBe(true);
  },
);

test.skipIf(isMissing)('a replica that lags more than it may is not read until it has caught up', async () => {
  const product = await whole();
  await product.pauses('pause');
  // Something that no page shows, so that no process is told.
  await sql`insert into import_runs (started_at, ended_at, failed) values (now(), now(), true)`.execute(product.db);
  await vi.waitFor(() => expect(product.replica.facts.state).toBe('behind'), 5000);
  expect(product.replica.facts.lag).toBeGreaterThan(bound);
  expect(await product.readsOf(`/offres/${offer}`)).toMatchObject({ replica: 0 });
  await product.pauses('resume');
  await vi.waitFor(() => expect(product.replica.facts.state).toBe('ok'), 5000);
  expect(await product.isRead()).toBe(true);
});

test.skipIf(isMissing)(
  'a statement that the replica cancels for its replay is asked of the primary once more',
  async () => {
    const product = await whole();
    const { db, parts, replica } = product;
    await sql`create table conflicts as select 1 as value`.execute(db);
    const reading = parts.boards.ofOffersApi.db;
    await vi.waitFor(() => sql`select * from conflicts`.execute(reading), 5000);
    const retried = () => replica.facts.counts.retried;
    const before = retried();
    const asked = sql<{ slept: string }>`select pg_sleep(case when pg_is_in_recovery() then 5 else 0 end)
    from conflicts`.execute(reading);
    const sleeping = `select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`;
    await vi.waitFor(async () => expect(await product.onStandby(sleeping)).toHaveLength(1), { interval: 10 });
    await sql`truncate conflicts`.execute(db);
    expect((await asked).rows).toEqual([]);
    expect(retried()).toBe(before + 1);
    expect(replica.facts.state).toBe('ok');
  },
);

/** Asks for pages as many visitors do, while something happens. */
async function underLoad(
  get: (path: string) => Promise<{ readonly statusCode: number }>,
  happens: () => Promise<void>,
) {
  const over = new AbortController();
  const answers: { readonly status: number; readonly ms: number }[] = [];
  const visitors = Array.from({ length: 6 }, async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      const { statusCode: status } = await get(`/offres/${offer}`);
      answers.push({ status, ms: performance.now() - begun });
    }
  });
  await happens();
  over.abort();
  await Promise.all(visitors);
  return { failed: answers.filter(({ status }) => status !== 200), slowest: Math.max(...answers.map(({ ms }) => ms)) };
}

test.skipIf(isMissing).each(['kill', 'freeze'] as const)(
  'no page fails or waits when the replica is lost: %s',
  async (how) => {
    const product = await whole();
    const { get, replica, standby } = product;
    const { failed, slowest } = await underLoad(get, async () => {
      const { counts } = replica.facts;
      const before = counts.replica;
      await vi.waitFor(() => expect(counts.replica).toBeGreaterThan(before + 20), { interval: 5, timeout: 5000 });
      await (how === 'kill' ? standby.kill() : standby.freeze(true));
      await vi.waitFor(() => expect(replica.facts.state).toBe('away'), 5000);
      expect(replica.facts.lag).toBeLessThan(4); // Counted from the loss, not from the start.
      const primary = counts.primary;
      await vi.waitFor(() => expect(counts.primary).toBeGreaterThan(primary + 20), { interval: 5, timeout: 5000 });
    });
    expect(failed).toEqual([]);
    expect(slowest).toBeLessThan(1500);
    await (how === 'kill' ? standby.start() : standby.freeze(false));
    await vi.waitFor(async () => expect(await product.isRead()).toBe(true), { timeout: 8000, interval: 50 });
  },
);

test.skipIf(isMissing)('a promoted replica is not read, nor another until it follows the promoted one', async () => {
  const product = await whole();
  const { standby, replica } = product;
  const other = isMissing ? null : await primary.standby();
  if (other === null) return;
  await standby.promote();
  await vi.waitFor(() => expect(replica.facts.state).toBe('away'), 5000);
  expect(await product.readsOf(`/offres/${offer}`)).toMatchObject({ replica: 0 });
  expect((await product.get('/readyz')).json()).toMatchObject({ status: 'ok', replica: 'away' });

  // The old primary goes on, so that the other standby is ahead of the promoted one, with another content.
  await sql`create table forked as select generate_series(1, 1000)`.execute(product.db);
  const promoted = connect(standby.url, { max: 1 });
  const told: unknown[] = [];
  const changed = (state: string, reason: unknown) => told.push([state, String(reason)]);
  const after = new Replica({ url: other.url, primaryUrl: standby.url, primary: promoted, bound: 500, changed });
  await vi.waitFor(() => expect(told).toEqual([['away', expect.stringContaining('does not follow')]]), 5000);
  expect((await sql`select to_regclass('forked') as forked`.execute(after.db)).rows).toEqual([{ forked: null }]);
  await after.end();
  await Promise.all([promoted.destroy(), other.stop()]);
});
