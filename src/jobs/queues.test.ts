import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { givenUpQueue, prepareQueues } from './queues.ts';

const { db } = await testDatabase();
const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false });
// Its timers would otherwise ask a database that is gone, during another file.
afterAll(() => boss.stop({ graceful: false }));
await boss.start();

const job = { name: 'test.greet', retries: 4 };
const settings = async () => {
  const { rows } = await sql<{ name: string; retry_limit: number; dead_letter: string | null; written: string }>`
    select name, retry_limit, dead_letter, xmin::text as written from pgboss.queue order by name`.execute(db);
  return rows;
};

test('a job has a queue, and a second queue for the jobs whose last try failed', async () => {
  await prepareQueues(boss, [job]);
  expect(await settings()).toMatchObject([
    { name: 'test.greet', retry_limit: 4, dead_letter: givenUpQueue(job) },
    { name: givenUpQueue(job), retry_limit: 1000 },
  ]);
});

test('a start writes nothing about a queue whose settings are up to date', async () => {
  const before = await settings();
  await prepareQueues(boss, [job]);
  expect(await settings()).toEqual(before);
});

test('a start applies changed settings to an existing queue', async () => {
  await prepareQueues(boss, [{ ...job, retries: 7 }]);
  expect(await settings()).toMatchObject([{ name: 'test.greet', retry_limit: 7 }, {}]);
});
