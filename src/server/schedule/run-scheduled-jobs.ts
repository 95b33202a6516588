import type { FastifyBaseLogger } from 'fastify';
import { second } from '#durations.ts';
import { watched } from '#watch.ts';
import { noBook, type RoundBook } from './round-book.ts';
import { type NoteRound, quietly, roundNotes } from './round-notes.ts';

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
  /**
   * Does the work. If it fails, the failure is logged and the next run tries again. A number, or numbers by
   * name, say how much was done.
   */
  readonly work: (stopping: AbortSignal) => Promise<unknown>;
};

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Pause between two looks for rounds that operators ask for. */
const looksEvery = 2 * second;

/**
 * Starts the scheduled jobs. A job skips a run while its previous run is in progress.
 * @param book where rounds are noted and asked for
 * @throws if two jobs have the same name
 * @returns a function that stops the jobs and waits for runs in progress
 */
export function runScheduledJobs(
  log: Log,
  jobs: readonly ScheduledJob[],
  book: RoundBook = noBook,
): () => Promise<void> {
  const names = jobs.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two scheduled jobs are named «${twice}»`);
  const known = quietly(log, () => book.know(jobs));
  const running = new Map(
    jobs.map((job) => [job.name, runScheduledJob(log, job, roundNotes(log, job.name, { ...book, known }))]),
  );
  const look = async () => {
    await known;
    for (const name of await book.takeAsked(names)) running.get(name)?.ask();
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(() => quietly(log, look));
  }, looksEvery);
  return async () => {
    clearInterval(timer);
    await looking;
    await Promise.all(Array.from(running.values(), ({ stop }) => stop()));
  };
}

type Running = { readonly ask: () => void; readonly stop: () => Promise<void> };

function runScheduledJob(log: Log, { name, every, later = false, work }: ScheduledJob, note: NoteRound): Running {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isAsked = false;
  const run = async () => {
    const wasAsked = isAsked;
    isAsked = false;
    try {
      await note(() => watched({ kind: 'round', name }, async () => work(stopping.signal)), wasAsked);
    } catch (err) {
      log.warn({ err, scheduledJob: name }, 'a scheduled job failed');
    }
  };
  const begin = () => {
    running ??= run().finally(() => {
      running = null;
      if (isAsked && !stopping.signal.aborted) begin();
    });
  };
  if (!later) begin();
  const timer = setInterval(begin, every);
  return {
    ask: () => {
      isAsked = true;
      begin();
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
