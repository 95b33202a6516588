import { PgBoss } from 'pg-boss';
import type { Job } from 'pg-boss';
import type { JobData, Queue } from './jobs.ts';
import { givenUpQueue, prepareQueues } from './queues.ts';
import { takeBackOrphans } from './take-back-orphans.ts';
import type { Presence } from './take-back-orphans.ts';
import { NotWorthRetrying } from './worker.ts';
import type { Handlers, Worker } from './worker.ts';

/**
 * Two times five jobs of a queue side by side: mail waits on the network, not on us. Full batches follow each other without a
 * pause. NOTIFY wakes for new jobs; looking every two seconds is for retries, which nothing announces.
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
 * A worker with connections of its own (LISTEN needs one that is held). Call `work` for each queue, and `stop` before the process ends.
 */
export async function startWorker(url: string, onError: (error: Error) => void): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    max: 5,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 4,
    monitorIntervalSeconds: 4,
  });
  boss.on('error', onError);
  await boss.start();
  await prepareQueues(boss);
  const presence = await takeBackOrphans(url, onError);
  return {
    work: (queue, handlers) => workOn(boss, queue, handlers, onError),
    stop: () => stop(boss, presence),
  };
}

async function workOn<Q extends Queue>(
  boss: PgBoss,
  queue: Q,
  handlers: Handlers<Q>,
  onError: (error: Error) => void,
): Promise<void> {
  await boss.work<JobData[Q]>(queue, working, (jobs) =>
    Promise.all(jobs.map((job) => settle(job, handlers.handle, onError))),
  );
  await boss.work<JobData[Q]>(givenUpQueue(queue), { ...working, localConcurrency: 1 }, (jobs) =>
    Promise.all(jobs.map((job) => settle(job, handlers.givenUp, onError))),
  );
}

type Settled = { id: string; status: 'completed' | 'failed' | 'deadletter'; output?: { message: string } };

async function settle<T>(
  job: Job<T>,
  handle: (data: T) => Promise<void>,
  onError: (error: Error) => void,
): Promise<Settled> {
  try {
    await handle(job.data);
    return { id: job.id, status: 'completed' };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    onError(error);
    return {
      id: job.id,
      status: error instanceof NotWorthRetrying ? 'deadletter' : 'failed',
      output: { message: error.message },
    };
  }
}

async function stop(boss: PgBoss, presence: Presence): Promise<void> {
  await boss.stop({ graceful: true, timeout: 15_000 });
  await presence.leave();
}
