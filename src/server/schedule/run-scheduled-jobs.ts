import type { FastifyBaseLogger } from 'fastify';
import { watched } from '#watch.ts';

/**
 * Recurring work. Every process may run it, because only one process takes each run and the others skip it.
 */
export type ScheduledJob = {
  /** Name in the log, unique. */
  readonly name: string;
  /** Milliseconds between the starts of two runs. */
  readonly every: number;
  /** True if the first run waits for `every`; otherwise the job runs at the start. */
  readonly later?: boolean;
  /** Does the work. If it fails, the failure is logged and the next run tries again. */
  readonly work: (stopping: AbortSignal) => Promise<unknown>;
};

/**
 * Starts the scheduled jobs. A job skips a run while its previous run is in progress.
 * @throws if two jobs have the same name
 * @returns a function that stops the jobs and waits for runs in progress
 */
export function runScheduledJobs(
  log: Pick<FastifyBaseLogger, 'warn'>,
  jobs: readonly ScheduledJob[],
): () => Promise<void> {
  const names = new Set<string>();
  for (const { name } of jobs) {
    if (names.has(name)) throw new Error(`Two scheduled jobs are named «${name}»`);
    names.add(name);
  }
  const stops = jobs.map((job) => runScheduledJob(log, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function runScheduledJob(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { name, every, later = false, work }: ScheduledJob,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      await watched({ kind: 'round', name }, async () => work(stopping.signal));
    } catch (err) {
      log.warn({ err, scheduledJob: name }, 'a scheduled job failed');
    }
  };
  const begin = () => {
    running ??= run().finally(() => {
      running = null;
    });
  };
  if (!later) begin();
  const timer = setInterval(begin, every);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
