import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { createListen } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startWorker } from './pg-boss-worker.ts';
import { startJobs } from './pg-boss-jobs.ts';
import { QueueFailure } from './queue-failure.ts';
import { testJobs } from './testing/test-jobs.ts';
import { waitingJob } from './testing/waiting-job.ts';
import { NotWorthRetrying } from './worker.ts';
import type { Handlers, Worker } from './worker.ts';

const { db, url } = await testDatabase();
const jobs = await testJobs(db, [waitingJob]);
const workers: Worker[] = [];

function fail(error: Error): void {
  throw error;
}
async function newWorker(onError: (error: Error) => void = fail): Promise<Worker> {
  const worker = await startWorker({ url, listen: createListen(url) }, [waitingJob], onError);
  workers.push(worker);
  return worker;
}
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await sql`delete from pgboss.job`.execute(db);
});

/** Handlers that record the data that they get. */
function recorder(): Handlers<{ id: string }> & { done: string[]; givenUpOn: string[] } {
  const done: string[] = [];
  const givenUpOn: string[] = [];
  return {
    done,
    givenUpOn,
    handle: async ({ id }) => void done.push(id),
    givenUp: async ({ id }) => void givenUpOn.push(id),
  };
}
/**
 * Simulates that time has passed: the pauses between tries are over, and a worker without a heartbeat counts
 * as dead.
 */
async function letTimePass(): Promise<void> {
  await sql`update pgboss.job set start_after = now(), heartbeat_on = now() - interval '1 hour' where state in ('retry', 'active')`.execute(
    db,
  );
}
function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}
async function jobCount(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from pgboss.job where state in ('created', 'retry', 'active')`.execute(db);
  return rows[0]?.count ?? -1;
}

test('a job queued in a transaction runs once after the commit', async () => {
  const seen = recorder();
  await (await newWorker()).work(waitingJob, seen);
  await db.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, waitingJob, { id: 'kept' });
    expect(await jobCount()).toBe(0);
  });
  await vi.waitFor(() => expect(seen.done).toEqual(['kept']));
});

test('a job queued in a rolled-back transaction does not exist', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, waitingJob, { id: 'never' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await jobCount()).toBe(0);
});

test('jobs wait while no worker runs; later several workers share them, and each job runs once', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `job ${index}`);
  for (const id of ids) await jobs.enqueue(db, waitingJob, { id });
  const seen = recorder();
  for (const worker of await Promise.all([newWorker(), newWorker(), newWorker()])) await worker.work(waitingJob, seen);
  await vi.waitFor(() => expect(seen.done).toHaveLength(40), { timeout: 15_000 });
  expect(seen.done.toSorted()).toEqual(ids.toSorted());
});

test('a failed job is retried later', async () => {
  const tries: string[] = [];
  const errors: string[] = [];
  const handle = async ({ id }: { id: string }) => {
    tries.push(id);
    if (tries.length === 1) throw new Error('the mail server is asleep');
  };
  await (await newWorker(({ message }) => errors.push(message))).work(waitingJob, { ...recorder(), handle });
  await jobs.enqueue(db, waitingJob, { id: 'stubborn' });
  await vi.waitFor(() => expect(tries).toHaveLength(1));
  await vi.waitFor(async () => {
    const { rows } = await sql<{
      pause: number;
    }>`select extract(epoch from start_after - now())::int as pause from pgboss.job where state = 'retry'`.execute(db);
    expect(rows[0]?.pause).toBeGreaterThan(5);
  });
  await letTimePass();
  await vi.waitFor(() => expect(tries).toEqual(['stubborn', 'stubborn']), { timeout: 5000 });
  expect(errors).toEqual(['the mail server is asleep']);
});

test('a job fails finally after its last try, or at once if trying again cannot help', async () => {
  const seen = recorder();
  const handle = async ({ id }: { id: string }) => {
    seen.done.push(id);
    throw id === 'hopeless' ? new NotWorthRetrying('no such mailbox') : new Error('asleep');
  };
  await jobs.enqueue(db, waitingJob, { id: 'unlucky' });
  await sql`update pgboss.job set retry_limit = 0`.execute(db);
  await jobs.enqueue(db, waitingJob, { id: 'hopeless' });
  await (await newWorker(() => undefined)).work(waitingJob, { ...seen, handle });
  await vi.waitFor(() => expect(seen.givenUpOn.toSorted()).toEqual(['hopeless', 'unlucky']), { timeout: 5000 });
});

/** Fails as a mail server does. */
async function refuse({ id }: { id: string }): Promise<void> {
  const words = '550 5.1.1 <zoé.ørsted+vie@exemple.fr>: unknown, told ana@example.org';
  throw id === 'hopeless' ? new NotWorthRetrying(words) : new Error(words);
}

test('failed jobs store no address of a person', async () => {
  await jobs.enqueue(db, waitingJob, { id: 'hopeless' });
  await jobs.enqueue(db, waitingJob, { id: 'stubborn' });
  await (await newWorker(() => undefined)).work(waitingJob, { handle: refuse, givenUp: refuse });
  const said = async () => {
    const { rows } = await sql<{ said: string }>`select concat(output, source_output) as said from pgboss.job
      where state in ('failed', 'retry') or source_output is not null`.execute(db);
    return rows.map((row) => row.said);
  };
  await vi.waitFor(async () => expect((await said()).length).toBeGreaterThan(2), { timeout: 5000 });
  expect((await said()).join()).toContain('550 5.1.1');
  expect((await said()).join()).not.toMatch(/zoé|ørsted|exemple|ana|example/);
});

test('a job whose data do not match its schema fails finally and does not run', async () => {
  const seen = recorder();
  const errors: string[] = [];
  await sql`insert into pgboss.job (name, data) values (${waitingJob.name}, '{"id":7}')`.execute(db);
  await (await newWorker(({ message }) => errors.push(message))).work(waitingJob, seen);
  await vi.waitFor(() => expect(errors).toContain('not the data of testing.wait'), { timeout: 5000 });
  expect([seen.done, seen.givenUpOn]).toEqual([[], []]);
});

test('a worker that starts alone runs the jobs of a dead worker at once', async () => {
  await jobs.enqueue(db, waitingJob, { id: 'orphan' });
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`.execute(db);
  const seen = recorder();
  await (await newWorker()).work(waitingJob, seen);
  await vi.waitFor(() => expect(seen.done).toEqual(['orphan']), { timeout: 4000 });
});

test('other workers run the jobs of a worker without a heartbeat', async () => {
  const seen = recorder();
  await (await newWorker()).work(waitingJob, seen);
  await sql`insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, policy, retry_limit, retry_delay, retry_backoff)
    values (${waitingJob.name}, '{"id":"silent"}', 'active', now(), now() - interval '11 seconds', 10, 'standard', 3, 0, false)`.execute(
    db,
  );
  await vi.waitFor(() => expect(seen.done).toEqual(['silent']), { timeout: 10_000 });
});

test('a worker that starts while others run does not take their jobs', async () => {
  await newWorker();
  await jobs.enqueue(db, waitingJob, { id: 'in hand' });
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`.execute(db);
  const seen = recorder();
  await (await newWorker()).work(waitingJob, seen);
  await jobs.enqueue(db, waitingJob, { id: 'other' });
  await vi.waitFor(() => expect(seen.done).toEqual(['other']));
});

test('a failure of the queue itself is an error with a message, and no job fails', async () => {
  const errors: unknown[] = [];
  await (await newWorker((error) => errors.push(error))).work(waitingJob, recorder());
  await sql`alter table pgboss.job rename to away`.execute(db);
  try {
    await vi.waitFor(() => expect(errors).not.toEqual([]), { timeout: 8000 });
  } finally {
    await sql`alter table pgboss.away rename to job`.execute(db);
  }
  for (const error of errors) expect(error).toBeInstanceOf(QueueFailure);
  expect(String(errors[0])).toContain('does not exist');
});

test('stopping waits for the running job', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const done: string[] = [];
  const worker = await newWorker();
  await worker.work(waitingJob, {
    ...recorder(),
    handle: async ({ id }) => {
      started.resolve();
      await finish.promise;
      done.push(id);
    },
  });
  await jobs.enqueue(db, waitingJob, { id: 'slow' });
  await started.promise;
  const stopped = worker.stop();
  finish.resolve();
  await stopped;
  expect(done).toEqual(['slow']);
  expect(await jobCount()).toBe(0);
});

test.each([
  ['queues', () => startJobs(db, [{ ...waitingJob, name: 'no name!' }], fail)],
  ['a worker', () => startWorker({ url, listen: createListen(url) }, [{ ...waitingJob, name: 'no name!' }], fail)],
])('if %s cannot be started, everything started before is stopped', async (_name, start) => {
  const before = timers();
  await expect(start()).rejects.toThrow('Name can only contain');
  expect(timers()).toBeLessThanOrEqual(before);
});
