import type { z } from 'zod';

/** Kind of work that runs later; defined beside the use case that queues it. */
export type Job<Data> = JobQueue & {
  /**
   * Schema of the job's data: only ids, because personal data stays in its own tables. A job may have been
   * queued by an older version of the program.
   */
  readonly schema: z.ZodType<Data>;
};

/** Settings of a job for the queue. */
export type JobQueue = {
  /** Name of the job, unique and permanent, because jobs that wait in the database are found by it. */
  readonly name: string;
  /** Number of retries, with growing pauses (see queues.ts), before the job is given up. */
  readonly retries: number;
};

/**
 * @param retries 30 take about a day, which an operator needs to notice that a mail server refuses our
 * mails
 */
export function defineJob<Data>(name: string, schema: z.ZodType<Data>, retries = 30): Job<Data> {
  return { name, schema, retries };
}
