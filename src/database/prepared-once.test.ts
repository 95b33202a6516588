import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { preparedOnce } from './prepared-once.ts';
import { testDatabase } from './testing/test-database.ts';

const { db } = await testDatabase();

test('a session prepares only marked statements, and each of them once for all values', async () => {
  await db.connection().execute(async (session) => {
    const sums = [];
    for (const value of [1, 2, 3]) {
      sums.push(...(await sql`${preparedOnce} select ${value}::integer + 1 as sum`.execute(session)).rows);
      await sql`select ${value}::integer - 1 as difference`.execute(session);
    }
    expect(sums).toEqual([{ sum: 2 }, { sum: 3 }, { sum: 4 }]);
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(session);
    expect(rows).toEqual([{ statement: expect.stringMatching(/\+ 1 as sum$/) }]);
  });
});

test('two marked statements of one session do not mix', async () => {
  await db.connection().execute(async (session) => {
    const one = await sql<{ value: number }>`${preparedOnce} select 1 as value`.execute(session);
    const other = await sql<{ value: number }>`${preparedOnce} select 2 as value`.execute(session);
    expect([...one.rows, ...other.rows].map(({ value }) => value)).toEqual([1, 2]);
  });
});
