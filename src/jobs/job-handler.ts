import type { Job, JobQueue } from './define-job.ts';
import type { Handlers, Worker } from './worker.ts';

/**
 * The work that a worker does for one kind of job. `Context` names what the work needs, such as the board or
 * a mailer; the program gives every handler the same context, which holds more.
 */
export type JobHandler<Context> = {
  readonly job: JobQueue;
  readonly work: (worker: Worker, context: Context) => Promise<void>;
};

type Work<Data, Context> = {
  /** Safe to repeat: a job whose worker died runs again. */
  readonly handle: (context: Context, data: Data) => Promise<void>;
  /** Runs after the last failed try. Without it nothing follows: the tries are in the log. */
  readonly givenUp?: (context: Context, data: Data) => Promise<void>;
};

/** A handler stands beside the job's use case, and in the list of the server's `wiring/job-handlers.ts`. */
export function defineHandler<Data, Context>(job: Job<Data>, work: Work<Data, Context>): JobHandler<Context> {
  return {
    job,
    work: (worker, context) => {
      const handlers: Handlers<Data> = {
        handle: (data) => work.handle(context, data),
        givenUp: async (data) => work.givenUp?.(context, data),
      };
      return worker.work(job, handlers);
    },
  };
}
