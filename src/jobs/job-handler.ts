import type { Job, JobQueue } from './define-job.ts';
import type { Handlers, LostJob, Worker } from './worker.ts';

/**
 * Defines how a worker runs one kind of job. `Context` names what the job needs, such as the board or a
 * mailer; the program passes the same larger context to every handler.
 */
export type JobHandler<Context> = {
  readonly job: JobQueue;
  readonly work: (worker: Worker, context: Context) => Promise<void>;
};

type Work<Data, Context> = {
  /** May run several times for one job: a job whose worker crashed runs again. */
  readonly handle: (context: Context, data: Data) => Promise<void>;
  /** Runs after the last failed try. If absent, the failure is only logged. */
  readonly givenUp?: (context: Context, data: Data, lost: LostJob) => Promise<void>;
};

/**
 * Defines the handler of a job. The handler is in the same folder as the job's use case; the server's
 * `wiring/job-handlers.ts` lists it.
 */
export function defineHandler<Data, Context>(job: Job<Data>, work: Work<Data, Context>): JobHandler<Context> {
  return {
    job,
    work: (worker, context) => {
      const handlers: Handlers<Data> = {
        handle: (data) => work.handle(context, data),
        givenUp: async (data, lost) => work.givenUp?.(context, data, lost),
      };
      return worker.work(job, handlers);
    },
  };
}
