import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { preparedOnce } from '#database/prepared-once.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startDebianPgBouncer } from './debian-pgbouncer.ts';

const { url } = await testDatabase();
const pooler = await startDebianPgBouncer(url, 2);
const isMissing = 'missing' in pooler;
if (isMissing) process.stderr.write(`Skipped: ${pooler.missing}\n`);
const pool = connect(isMissing ? url : pooler.url, { max: 8 });

afterAll(async () => {
  await pool.destroy();
  if (!isMissing) await pooler.stop();
});

const each = <T>(work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: 40 }, (_, at) => work(at)));

test.skipIf(isMissing)('sessions that two sessions of PostgreSQL serve mix no statements', async () => {
  const answers = await each(async (at) => {
    const { rows } = await sql<{ value: number }>`${preparedOnce} select ${at}::int as value`.execute(pool);
    return rows[0]?.value;
  });
  expect(answers).toEqual(Array.from({ length: 40 }, (_, at) => at));
});

test.skipIf(isMissing)('behind a pooler a session has the settings that the site needs', async () => {
  const settings = await each(async () => {
    const { rows } = await sql<{ all: string }>`select concat_ws(' ', current_setting('TimeZone'),
      current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) as all`.execute(
      pool,
    );
    return rows[0]?.all;
  });
  expect(new Set(settings)).toEqual(new Set(['UTC 10s 1min']));
});

test.skipIf(isMissing)('a transaction stays in one session', async () => {
  const same = await each(() =>
    pool.transaction().execute(async (transaction) => {
      const ids = [];
      for (let at = 0; at < 3; at += 1)
        ids.push((await sql<{ id: number }>`select pg_backend_pid() as id`.execute(transaction)).rows[0]?.id);
      return new Set(ids).size;
    }),
  );
  expect(new Set(same)).toEqual(new Set([1]));
});
