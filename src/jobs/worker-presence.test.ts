import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createListen } from '#database/listen.ts';
import type { Tables } from '#database/tables.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startWorker } from './pg-boss-worker.ts';
import { testJobs } from './testing/test-jobs.ts';
import { waitingJob } from './testing/waiting-job.ts';

const { db, url } = await testDatabase();
const jobs = await testJobs(db, [waitingJob]);

/** Starts a worker; a lost session is no failure here. */
async function worker() {
  const started = await startWorker({ url, listen: createListen(url) }, [waitingJob], () => {});
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await started.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  return { ...started, stop };
}

/** Returns the sessions that tell that a worker runs. */
async function presences(of: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select distinct pid from pg_locks
    where locktype = 'advisory' and objid = ${0x6a6f6273}
      and database = (select oid from pg_database where datname = current_database())`.execute(of);
  return rows.map(({ pid }) => pid);
}

test('a worker whose session was lost takes its lock again, so that a later worker leaves its jobs alone', async () => {
  const first = await worker();
  const begun: string[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const handle = async ({ id }: { id: string }) => {
    begun.push(id);
    await end;
  };
  await first.work(waitingJob, { handle, givenUp: () => Promise.resolve() });
  await jobs.enqueue(db, waitingJob, { id: 'in hand' });
  await vi.waitFor(() => expect(begun).toEqual(['in hand']), 5000);

  await vi.waitFor(async () => expect(await presences(db)).toHaveLength(1), 5000);
  const [lost] = await presences(db);
  await sql`select pg_terminate_backend(${lost})`.execute(db);
  await vi.waitFor(
    async () => {
      const now = await presences(db);
      expect(now).toHaveLength(1);
      expect(now).not.toEqual([lost]);
    },
    { timeout: 8000, interval: 50 },
  );

  const second = await worker();
  const { rows } = await sql`select state from pgboss.job where name = ${waitingJob.name}`.execute(db);
  expect(rows).toEqual([{ state: 'active' }]);
  await second.work(waitingJob, { handle, givenUp: () => Promise.resolve() });
  await vi.waitFor(async () => expect(await presences(db)).toHaveLength(2), 5000);
  expect(begun).toEqual(['in hand']);
  finish();
});

test('a worker that has stopped holds no lock', async () => {
  const only = await worker();
  await vi.waitFor(async () => expect(await presences(db)).toHaveLength(1), 5000);
  await only.stop();
  await vi.waitFor(async () => expect(await presences(db)).toEqual([]), 5000);
});
