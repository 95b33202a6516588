import { Client } from 'pg';
import type { JobQueue } from './define-job.ts';
import { givenUpQueue } from './queues.ts';

/**
 * The advisory lock that every living worker shares; the number is ours alone in this database («jobs» in
 * ASCII).
 */
const workersLock = 0x6a6f6273;

export type WorkerPresence = { leave(): Promise<void> };

/**
 * After a kill -9 jobs stay marked as being run. Their heartbeat gives them back ten seconds later; but a
 * worker that finds itself alone in the database knows at once that nobody runs them. Every worker holds one
 * shared lock for as long as it lives (PostgreSQL lets go of it when the process dies); whoever gets it
 * exclusively is alone. A worker whose connection is lost is no longer counted: one that starts then may run
 * its jobs a second time, which handlers bear.
 */
export async function takeBackOrphans(
  url: string,
  jobs: readonly JobQueue[],
  onError: (error: Error) => void,
): Promise<WorkerPresence> {
  const client = new Client({ connectionString: url });
  client.on('error', onError);
  await client.connect();
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [workersLock]);
  if (rows[0]?.alone === true) await makeOrphansRunnable(client, jobs);
  await client.query('select pg_advisory_lock_shared($1)', [workersLock]);
  if (rows[0]?.alone === true) await client.query('select pg_advisory_unlock($1)', [workersLock]);
  return { leave: () => client.end() };
}

/**
 * A job on its last try stays with the heartbeat, which gives it up: one that kills its worker must not run
 * for ever.
 */
async function makeOrphansRunnable(client: Client, jobs: readonly JobQueue[]): Promise<void> {
  const names = jobs.flatMap((job) => [job.name, givenUpQueue(job)]);
  await client.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit and name = any($1)`,
    [names],
  );
}
