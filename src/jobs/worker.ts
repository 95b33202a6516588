import type { Job } from './define-job.ts';

/** The other end of the queue: runs handlers. Any number of workers may run, in one process or many. */
export type Worker = {
  /**
   * Runs `handle` for every such job, at least once: a job whose worker died is run again, so a handler must
   * be safe to repeat. A handler that throws is retried with growing pauses (see queues.ts); after the last
   * try `givenUp` runs.
   */
  work<Data>(job: Job<Data>, handlers: Handlers<Data>): Promise<void>;
  /** Takes no new job, and waits for those under way. */
  stop(): Promise<void>;
};

export type Handlers<Data> = {
  readonly handle: (data: Data) => Promise<void>;
  /** Runs once every try has failed; it is itself a retried job, so it survives a crash. */
  readonly givenUp: (data: Data) => Promise<void>;
};

/** Thrown by a handler when trying again cannot help: the job is given up at once. */
export class NotWorthRetrying extends Error {
  readonly code = 'jobs.notWorthRetrying';
}
