import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { connect, patiently } from './connection.ts';
import { testDatabase } from './testing/test-database.ts';

const { db, url } = await testDatabase();

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value;
}

test.each([
  ['12.50::numeric', 12.5],
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['count(*)', 1],
  ["date '2026-11-21'", '2026-11-21'],
  ["timestamptz '2026-11-21 12:00+01'", new Date('2026-11-21T11:00:00Z')],
  ['array[1, null, 3]::int8[]', [1, null, 3]],
  ['array[]::int8[]', []],
  ['array[0.5, null]::numeric[]', [0.5, null]],
  ["array[date '2026-11-21', null]", ['2026-11-21', null]],
  ['null::numeric', null],
  ['\'{"a": [1]}\'::jsonb', { a: [1] }],
  ["'\\x00ff'::bytea", Buffer.from([0, 255])],
])('a value of %s has the type that tables.ts states', async (expression, value) => {
  expect(await read(expression)).toEqual(value);
});

test('values have the types of tables.ts', () => {
  const offer = db
    .selectFrom('offers')
    .select(['monthly_allowance', 'mission_start', 'created_at', 'language', 'specialization_ids']);
  type Offer = Awaited<ReturnType<typeof offer.executeTakeFirstOrThrow>>;
  expectTypeOf<Offer>().toEqualTypeOf<{
    monthly_allowance: number | null;
    mission_start: string;
    created_at: Date;
    language: 'fr' | 'en';
    specialization_ids: number[];
  }>();
});

test('every session uses UTC and cancels long statements', async () => {
  expect(await read("current_setting('TimeZone')")).toBe('UTC');
  const impatient = connect(url, { max: 1, statementTimeoutMs: 20 });
  await expect(sql`select pg_sleep(5)`.execute(impatient)).rejects.toThrow('statement timeout');
  await impatient.destroy();
});

test('a query fails after two seconds if the server accepts connections but does not answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pool = connect(`postgres://nobody@127.0.0.1:${port}/nothing`, { max: 1 });
  const start = performance.now();
  await expect(sessionOf(pool)).rejects.toThrow(/timeout/);
  expect(performance.now() - start).toBeLessThan(4000);
  silent.close();
});

test('a query fails a second after its time limit if the server stops answering (SIGSTOP), and the session works again', async () => {
  const pool = connect(url, { max: 1, statementTimeoutMs: 100 });
  const session = await sessionOf(pool);
  process.kill(session, 'SIGSTOP');
  try {
    await expect(sessionOf(pool)).rejects.toThrow('Query read timeout');
  } finally {
    // Resumes the suspended session, which would otherwise keep the server of all tests alive.
    process.kill(session, 'SIGCONT');
  }
  expect(await sessionOf(pool)).toBe(session);
  onTestFinished(() => pool.destroy());
});

test('sessions for long work have no time limit', async () => {
  const limit = await patiently(url, (patient) =>
    sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(patient),
  );
  expect(limit.rows).toEqual([{ limit: '0' }]);
});

test('accented words are lower-cased and found by full-text search, whatever the locale of the machine', async () => {
  expect(await read("lower('ÉTÉ À LA RÉUNION')")).toBe('été à la réunion');
  expect(await read("to_tsvector('simple', 'Œuvre été')::text")).toBe("'été':2 'œuvre':1");
});

test('an idle session that is lost is replaced', async () => {
  const pool = connect(url, { max: 1 });
  await loseSession(await sessionOf(pool));
  await expect.poll(() => sessionOf(pool).catch(() => undefined), { timeout: 10_000 }).toBeGreaterThan(0);
  await pool.destroy();
});

test('losing a session within a transaction makes only that transaction fail', async () => {
  const pool = connect(url, { max: 1 });
  const work = pool.transaction().execute(async (transaction) => {
    await loseSession(await sessionOf(transaction));
    await sessionOf(transaction);
  });
  await expect(work).rejects.toThrow(/terminat|not queryable/);
  expect(await sessionOf(pool)).toBeGreaterThan(0);
  await pool.destroy();
});

async function sessionOf(connection: typeof db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]?.pid ?? 0;
}

async function loseSession(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);
}
