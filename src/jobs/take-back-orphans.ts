import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { Hosts } from '#database/hosts.ts';
import { LastingSession, usualChecks } from '#database/lasting-session.ts';
import type { Tables } from '#database/tables.ts';
import type { JobQueue } from './define-job.ts';
import { givenUpQueue } from './queues.ts';

/**
 * Number of the advisory lock that every running worker shares. It is «jobs» in ASCII and unique in this
 * database.
 */
const workersLock = 0x6a6f6273;

export type WorkerPresence = { leave(): Promise<void> };

/**
 * Requeues jobs whose worker was killed. After a kill -9, jobs stay marked as running until their heartbeat
 * expires ten seconds later. Every running worker has one shared lock, which PostgreSQL releases when the
 * worker's process dies. If a new worker can get this lock exclusively, it is the only worker, so nobody runs
 * these jobs. A worker that has lost its session, as by a failover, has lost the lock too, and takes it again
 * within seconds. A worker that starts in between may run its jobs a second time, which handlers tolerate.
 */
export async function takeBackOrphans(
  url: string,
  jobs: readonly JobQueue[],
  onError: (error: Error) => void,
): Promise<WorkerPresence> {
  const client = new Client({ connectionString: await new Hosts(url).findPrimary() });
  client.on('error', onError);
  await client.connect();
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [workersLock]);
  if (rows[0]?.alone === true) await makeOrphansRunnable(client, jobs);
  await client.query('select pg_advisory_lock_shared($1)', [workersLock]);
  if (rows[0]?.alone === true) await client.query('select pg_advisory_unlock($1)', [workersLock]);
  // The first session holds the lock until the lasting one does.
  const handOver = () => void client.end().catch(onError);
  const lasting = new LastingSession(
    url,
    { statement: () => sharedLock, opened: handOver, heard: () => {} },
    usualChecks,
  );
  return {
    leave: async () => {
      await Promise.all([lasting.end(), client.end()]);
    },
  };
}

// A lock is counted each time that its session takes it, and the session repeats this statement as a check.
const sharedLock = `select pg_advisory_lock_shared(${workersLock}) where not exists (
  select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory' and objid = ${workersLock})`;

/** Tells if a worker runs, in this process or another. */
export async function isWorkerRunning(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and objid = ${workersLock} and objsubid = 1 and granted and datname = current_database()
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Leaves out jobs on their last try, because a job that kills its worker must not run for ever. The queue
 * ends such a job once its heartbeat has expired.
 */
async function makeOrphansRunnable(client: Client, jobs: readonly JobQueue[]): Promise<void> {
  const names = jobs.flatMap((job) => [job.name, givenUpQueue(job)]);
  await client.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit and name = any($1)`,
    [names],
  );
}
