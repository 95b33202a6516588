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
  readonly givenUp: (data: Data, lost: LostJob) => Promise<void>;
};

/** A job that was given up. */
export type LostJob = {
  readonly id: string;
  /** Message of the last failure, without addresses; null if the worker was killed. */
  readonly why: string | null;
  /** What the job said about a failure that no other try can help. */
  readonly about: string | null;
};

/** A handler throws this if trying again cannot help. The job then fails finally at once. */
export class NotWorthRetrying extends Error {
  readonly code = 'jobs.notWorthRetrying';
  /** A word about the failure that names no person. It is kept with the job. */
  readonly about: string | null;

  constructor(message: string, { about = null, ...options }: ErrorOptions & { readonly about?: string | null } = {}) {
    super(message, options);
    this.about = about;
  }
}
