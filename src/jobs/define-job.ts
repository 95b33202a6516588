import type { z } from 'zod';

/** Kind of work that is done later; defined beside the use case that queues it. */
export type Job<Data> = JobQueue & {
  /**
   * Ids only: personal data stays in its own tables. A job may have waited since an older version of the
   * program.
   */
  readonly schema: z.ZodType<Data>;
};

/** Settings of a job for the queue. */
export type JobQueue = {
  /** Unique and permanent, because jobs that wait in the database are found by this name. */
  readonly name: string;
  /** Number of retries, with growing pauses (see queues.ts), before the job is given up. */
  readonly retries: number;
};

/** @param retries 30 take about a day: an operator needs that time to notice that a mail server refuses us */
export function defineJob<Data>(name: string, schema: z.ZodType<Data>, retries = 30): Job<Data> {
  return { name, schema, retries };
}
