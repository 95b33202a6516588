import { PgBoss } from 'pg-boss';
import type { Db, Job as Taken, JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import type { Listen } from '#database/listen.ts';
import { SessionPool } from '#database/session-pool.ts';
import type { Job, JobQueue } from './define-job.ts';
import { withoutPersons } from '#log.ts';
import { watched } from '#watch.ts';
import { QueueFailure } from './queue-failure.ts';
import { givenUpQueue, prepareQueues } from './queues.ts';
import { takeBackOrphans } from './take-back-orphans.ts';
import { NotWorthRetrying } from './worker.ts';
import type { Handlers, LostJob, Worker } from './worker.ts';

/**
 * Ten jobs of a queue run at once, in two batches of five, because sending mail waits for the network and
 * hardly uses the processor. A full batch is followed by the next without a pause. NOTIFY announces new jobs.
 * The worker still polls every two seconds, because nothing announces retries.
 */
const working = {
  localConcurrency: 2,
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

/** Jobs that were given up, with the failure that ended them. */
const workingOnLost = { ...working, localConcurrency: 1, includeMetadata: true } as const;

type Connections = {
  readonly url: string;
  /** Address for the session whose lock tells that a worker runs, if a pooler is in between otherwise. */
  readonly directUrl?: string;
  readonly listen: Listen;
};

/**
 * Starts a worker for these jobs with its own connections, which long jobs may keep, and with the session
 * that this process listens with. Call `work` for each job, and `stop` before the process ends.
 */
export async function startWorker(
  { url, directUrl = url, listen }: Connections,
  jobs: readonly JobQueue[],
  onError: (error: Error) => void,
): Promise<Worker> {
  const failed = (told: unknown) => onError(new QueueFailure(told));
  const pool = new SessionPool(url, { max: 5, connectionTimeoutMillis: 10_000, application_name: 'pgboss' });
  pool.on('error', failed);
  const boss = new PgBoss({
    db: databaseOf(pool, listen),
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 4,
    monitorIntervalSeconds: 4,
  });
  boss.on('error', failed);
  try {
    await boss.start();
    await prepareQueues(boss, jobs);
    const presence = await takeBackOrphans(directUrl, jobs, onError);
    return {
      work: (job, handlers) => workOn(boss, job, handlers, onError),
      stop: async () => {
        await boss.stop({ graceful: true, timeout: 15_000 });
        if (!pool.ending) await pool.end();
        await presence.leave();
      },
    };
  } catch (error) {
    // Stops pg-boss, because its connections and timers would outlive the failed start.
    await boss.stop({ graceful: false });
    await pool.end();
    throw error;
  }
}

/** Gives pg-boss connections that behave as its own, but for the listening session, which it would open. */
function databaseOf(pool: SessionPool, listen: Listen): Db {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, hear, opened) => {
      const listening = listen(channel, (said) => (said === null ? opened() : hear(said)));
      return { close: listening.stop };
    },
  };
}

async function workOn<Data>(
  boss: PgBoss,
  job: Job<Data>,
  { handle, givenUp }: Handlers<Data>,
  onError: (error: Error) => void,
): Promise<void> {
  const watching = { kind: 'job', queue: job.name } as const;
  const settleAll =
    <One extends Taken<unknown>>(work: (data: Data, taken: One) => Promise<void>) =>
    (taken: One[]) =>
      Promise.all(
        taken.map((one) => settle(one, () => watched(watching, async () => work(read(job, one.data), one)), onError)),
      );
  await boss.work<unknown>(job.name, working, settleAll(handle));
  const lost = settleAll<JobWithMetadata<unknown>>((data, taken) => givenUp(data, lostJob(taken)));
  await boss.work<unknown, unknown, typeof workingOnLost>(givenUpQueue(job), workingOnLost, lost);
}

const output = z.object({ message: z.string(), about: z.string().nullish() });

function lostJob({ id, sourceId, sourceOutput }: JobWithMetadata<unknown>): LostJob {
  const said = output.safeParse(sourceOutput);
  return { id: sourceId ?? id, why: said.data?.message ?? null, about: said.data?.about ?? null };
}

function read<Data>({ name, schema }: Job<Data>, data: unknown): Data {
  const result = schema.safeParse(data);
  if (!result.success) throw new NotWorthRetrying(`not the data of ${name}`, { cause: result.error });
  return result.data;
}

type Output = { message: string; about?: string };
type Settled = { id: string; status: 'completed' | 'failed' | 'deadletter'; output?: Output };

async function settle(
  { id }: Taken<unknown>,
  work: () => Promise<void>,
  onError: (error: Error) => void,
): Promise<Settled> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    onError(error);
    // Removes personal data from the message, which stays in the database for days.
    const message = withoutPersons(error.message);
    if (!(error instanceof NotWorthRetrying)) return { id, status: 'failed', output: { message } };
    return { id, status: 'deadletter', output: { message, ...(error.about !== null && { about: error.about }) } };
  }
}
