import { PgBoss } from 'pg-boss';
import type { Job as Taken } from 'pg-boss';
import type { Job, JobQueue } from './define-job.ts';
import { withoutPersons } from '#log.ts';
import { QueueFailure } from './queue-failure.ts';
import { givenUpQueue, prepareQueues } from './queues.ts';
import { takeBackOrphans } from './take-back-orphans.ts';
import type { WorkerPresence } from './take-back-orphans.ts';
import { NotWorthRetrying } from './worker.ts';
import type { Handlers, Worker } from './worker.ts';

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

/**
 * Starts a worker for these jobs with its own connections, because LISTEN needs a permanent connection.
 * Call `work` for each job, and `stop` before the process ends.
 */
export async function startWorker(
  url: string,
  jobs: readonly JobQueue[],
  onError: (error: Error) => void,
): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    max: 5,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 4,
    monitorIntervalSeconds: 4,
  });
  boss.on('error', (told: unknown) => onError(new QueueFailure(told)));
  try {
    await boss.start();
    await prepareQueues(boss, jobs);
    const presence = await takeBackOrphans(url, jobs, onError);
    return {
      work: (job, handlers) => workOn(boss, job, handlers, onError),
      stop: () => stop(boss, presence),
    };
  } catch (error) {
    // Stops pg-boss, because its connections and timers would outlive the failed start.
    await boss.stop({ graceful: false });
    throw error;
  }
}

async function workOn<Data>(
  boss: PgBoss,
  job: Job<Data>,
  { handle, givenUp }: Handlers<Data>,
  onError: (error: Error) => void,
): Promise<void> {
  const settleAll = (work: (data: Data) => Promise<void>) => (taken: Taken<unknown>[]) =>
    Promise.all(taken.map((one) => settle(one, async () => work(read(job, one.data)), onError)));
  await boss.work<unknown>(job.name, working, settleAll(handle));
  await boss.work<unknown>(givenUpQueue(job), { ...working, localConcurrency: 1 }, settleAll(givenUp));
}

function read<Data>({ name, schema }: Job<Data>, data: unknown): Data {
  const result = schema.safeParse(data);
  if (!result.success) throw new NotWorthRetrying(`not the data of ${name}`, { cause: result.error });
  return result.data;
}

type Settled = { id: string; status: 'completed' | 'failed' | 'deadletter'; output?: { message: string } };

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
    return {
      id,
      status: error instanceof NotWorthRetrying ? 'deadletter' : 'failed',
      // Removes personal data from the message, which stays in the database for days.
      output: { message: withoutPersons(error.message) },
    };
  }
}

async function stop(boss: PgBoss, presence: WorkerPresence): Promise<void> {
  await boss.stop({ graceful: true, timeout: 15_000 });
  await presence.leave();
}
