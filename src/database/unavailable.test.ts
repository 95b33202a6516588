import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from './connection.ts';
import { testDatabase } from './testing/test-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const { db, url } = await testDatabase();

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
}

test.each([
  ['refuses connections', 'postgres://nobody@127.0.0.1:9/x'],
  ['refuses connections at every address of its name', 'postgres://nobody@localhost:9/x'],
  ['has no socket', 'postgres://nobody@localhost/x?host=/nowhere'],
])('a database that %s is unavailable', async (_how, address) => {
  const pool = connect(address, { max: 1 });
  expect(isDatabaseUnavailable(await failureOf(sql`select 1`.execute(pool)))).toBe(true);
  await pool.destroy();
});

test('a database that ends its session, or does not answer in time, is unavailable', async () => {
  const pool = connect(url, { max: 1, statementTimeoutMs: 50 });
  expect(isDatabaseUnavailable(await failureOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(pool)))).toBe(
    true,
  );
  expect(isDatabaseUnavailable(await failureOf(sql`select pg_sleep(2)`.execute(pool)))).toBe(true);
  await pool.destroy();
});

test('a database that only reads for now, because another takes its place, is unavailable', async () => {
  const writing = db
    .transaction()
    .setAccessMode('read only')
    .execute((transaction) => sql`create table refused (id integer)`.execute(transaction));
  expect(isDatabaseUnavailable(await failureOf(writing))).toBe(true);
});

test('a wrong statement, a violated constraint and a missing file do not count as an outage of the database', async () => {
  expect(isDatabaseUnavailable(await failureOf(sql`select nothing`.execute(db)))).toBe(false);
  expect(isDatabaseUnavailable(await failureOf(sql`select 1 / 0`.execute(db)))).toBe(false);
  expect(isDatabaseUnavailable(await failureOf(readFile('/nowhere/x')))).toBe(false);
  expect(isDatabaseUnavailable('away')).toBe(false);
});
