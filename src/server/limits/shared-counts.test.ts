import fastify from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bareDatabase, testDatabase } from '#database/testing/test-database.ts';
import { addRateLimits, shareRateLimits } from '#server/http/rate-limits.ts';
import type { SharedCounts } from './counting.ts';
import { openCounts } from './open-counts.ts';
import { postgresCounts } from './postgres-counts.ts';
import { type CountStore, sharedCounts } from './shared-counts.ts';
import { allowedOverFour } from './testing/four-processes.ts';

const { db, url } = await testDatabase();
const bare = await bareDatabase();
const key = Buffer.alloc(32, 7);
const quiet = { info: () => {}, warn: () => {} };
const home = '192.0.2.1';

async function open(store = 'postgres:', databaseUrl = url): Promise<SharedCounts> {
  const counts = await openCounts({ url: store, databaseUrl, key, log: quiet });
  onTestFinished(() => counts.stop());
  return counts;
}

/** A site with a limit of 20 forms a minute below a path, as one of several processes. */
async function site(counts: SharedCounts) {
  const app = fastify({ trustProxy: true });
  shareRateLimits(app, counts);
  await addRateLimits(app, ({ method }) => (method === 'POST' ? { name: 'form', max: 20 } : null));
  app.all('/*', () => 'answered');
  const post = (from = home) => app.inject({ method: 'POST', url: '/', headers: { 'x-forwarded-for': from } });
  return { app, post };
}

test('four processes allow an address what one process would allow', async () => {
  const allowed = await allowedOverFour({ url: 'postgres:', databaseUrl: url }, { each: 60, max: 100 });
  expect(allowed).toBeGreaterThanOrEqual(95);
  expect(allowed).toBeLessThanOrEqual(105);
});

test('a form sent too often is refused by every process, with the page and the wait of a process alone', async () => {
  const [one, other] = [await site(await open()), await site(await open())];
  for (let sent = 0; sent < 10; sent += 1)
    expect([(await one.post()).statusCode, (await other.post()).statusCode]).toEqual([200, 200]);
  for (const { post } of [one, other]) {
    const { statusCode, headers, body } = await post();
    expect([statusCode, body]).toEqual([429, expect.stringContaining('Patientez une minute')]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await post('192.0.2.9')).statusCode).toBe(200);
  }
  expect((await one.app.inject('/')).statusCode).toBe(200);
});

test('all addresses of an IPv6 household count as one, and equal names at different paths count separately', async () => {
  const counts = await open();
  const limit = { scope: '/a', name: 'equal', max: 1 };
  const { post } = await site(counts);
  for (let sent = 0; sent < 20; sent += 1) await post(`2001:db8:0:1::${sent}`);
  expect((await post('2001:db8:0:1:ffff::1')).statusCode).toBe(429);
  expect(await counts.count(limit, home)).toMatchObject({ isExceeded: false });
  expect(await counts.count(limit, home)).toMatchObject({ isExceeded: true });
  expect(await counts.count({ ...limit, scope: '/b' }, home)).toMatchObject({ isExceeded: false });
});

test('the store has no address, and an address over its limit does not ask the store again', async () => {
  const counts = await open();
  await db.deleteFrom('rate_limits').execute();
  const limit = { scope: '', name: 'private', max: 2 };
  for (let sent = 0; sent < 50; sent += 1) await counts.count(limit, home);
  const { rows } = await sql<{ key: string; points: number }>`select * from rate_limits`.execute(db);
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
  expect(rows).toEqual([expect.objectContaining({ points: 2 })]);
});

test('another PostgreSQL server gets its table with the first count, even from several processes at once', async () => {
  const processes = await Promise.all([open(bare.url), open(bare.url), open(bare.url)]);
  const limit = { scope: '', name: 'elsewhere', max: 2 };
  const counted = await Promise.all(processes.map((one) => one.count(limit, home)));
  const again = await Promise.all(processes.map((one) => one.count(limit, home)));
  expect([...counted, ...again].filter((one) => one?.isExceeded === false).length).toBe(2);
});

test('expired counts are deleted', async () => {
  await sql`insert into rate_limits values ('old', 1, ${Date.now() - 1000}), ('new', 1, ${Date.now() + 60_000})`.execute(
    db,
  );
  const store = postgresCounts(url, { isOurs: true, sweepEvery: 20 });
  onTestFinished(() => store.stop());
  const keys = async () => (await db.selectFrom('rate_limits').select('key').execute()).map((row) => row.key);
  await vi.waitFor(async () => expect(await keys()).not.toContain('old'));
  expect(await keys()).toContain('new');
});

test('while the store is away a process counts alone, one line says so, and the store is asked again later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const note = (said: unknown, line?: string) => void lines.push(line ?? String(said));
  const real = postgresCounts(url, { isOurs: true });
  const asked = { times: 0, isAway: true };
  const store: CountStore = {
    ...real,
    limiterOf: (max) => {
      const limiter = real.limiterOf(max);
      const consume: typeof limiter.consume = async (...given) => {
        asked.times += 1;
        if (asked.isAway) throw new Error('away');
        return limiter.consume(...given);
      };
      return { consume };
    },
  };
  const counts = sharedCounts(store, { key, log: { info: note, warn: note } });
  onTestFinished(() => counts.stop());
  const { post } = await site(counts);
  for (let sent = 0; sent < 20; sent += 1) expect((await post()).statusCode).toBe(200);
  expect((await post()).statusCode).toBe(429);
  expect([asked.times, lines]).toEqual([1, [expect.stringContaining('does not answer')]]);
  asked.isAway = false;
  vi.setSystemTime(Date.now() + 6000);
  expect((await post('192.0.2.77')).statusCode).toBe(200);
  expect([asked.times, lines.length]).toEqual([2, 2]);
});

test('a store that cannot be reached delays neither the start nor more than the first request', async () => {
  for (const away of ['postgres://nobody@127.0.0.1:9/x', 'redis://127.0.0.1:9']) {
    const { post } = await site(await open(away));
    expect((await post()).statusCode).toBe(200);
    const before = Date.now();
    for (let sent = 0; sent < 30; sent += 1) await post();
    expect(Date.now() - before).toBeLessThan(1000);
    expect((await post()).statusCode).toBe(429);
  }
});

test('a store that does not answer is away from the start, and the log says why', async () => {
  const warn = vi.fn<(facts: unknown, words?: string) => void>();
  const counts = await openCounts({ url: 'redis://127.0.0.1:1', databaseUrl: url, key, log: { ...quiet, warn } });
  onTestFinished(() => counts.stop());
  expect(counts.isAway()).toBe(true);
  expect(warn.mock.calls).toEqual([
    [{ err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }) }, expect.any(String)],
  ]);
});
