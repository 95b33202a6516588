import { PgBoss, fromKysely } from 'pg-boss';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { JobQueue } from './define-job.ts';
import type { Jobs } from './jobs.ts';
import { QueueFailure } from './queue-failure.ts';
import { prepareQueues } from './queues.ts';

export type RunningJobs = Jobs & { stop(): Promise<void> };

/**
 * Starts the part of pg-boss that adds jobs. It uses the program's own connections (schema `pgboss`, created
 * at first use) and runs no jobs, because a process that only serves pages needs no worker. `onError` gets
 * failures of its housekeeping.
 */
export async function startJobs(
  db: Kysely<Tables>,
  jobs: readonly JobQueue[],
  onError: (error: Error) => void,
): Promise<RunningJobs> {
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false });
  boss.on('error', (told: unknown) => onError(new QueueFailure(told)));
  const stop = () => boss.stop({ graceful: false });
  try {
    await inTurn(db, async () => {
      await boss.start();
      await prepareQueues(boss, jobs);
    });
  } catch (error) {
    await stop(); // Stops pg-boss, because its timers would otherwise use a database that is already closed.
    throw error;
  }
  return {
    enqueue: async (transaction, { name }, data) => {
      await boss.send(name, data, { db: fromKysely(transaction) });
    },
    stop,
  };
}

/**
 * Lets one process at a time start its queue. Two first starts at once would both make the tables; the second
 * would fail, and leave a session of the pool inside an aborted transaction.
 */
async function inTurn(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('start of the job queue'))`.execute(transaction);
    await work();
  });
}
