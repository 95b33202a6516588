import type { Job } from './define-job.ts';

/** The part of the queue that runs jobs. Any number of workers may run, in one process or many. */
export type Worker = {
  /**
   * Runs `handle` for every job of this kind. A job whose worker crashed runs again, so handlers must be safe
   * to repeat. If a handler throws, the job is retried with growing pauses (see queues.ts). After the last
   * try `givenUp` runs.
   */
  work<Data>(job: Job<Data>, handlers: Handlers<Data>): Promise<void>;
  /** Takes no new jobs, and waits for the running jobs. */
  stop(): Promise<void>;
};

export type Handlers<Data> = {
  readonly handle: (data: Data) => Promise<void>;
  /** Runs after the last failed try. It is a job with retries itself, so it survives a crash. */
  readonly givenUp: (data: Data) => Promise<void>;
};

/** A handler throws this if trying again cannot help. The job then fails finally at once. */
export class NotWorthRetrying extends Error {
  readonly code = 'jobs.notWorthRetrying';
}
