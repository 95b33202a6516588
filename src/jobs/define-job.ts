import type { z } from 'zod';

/** Kind of work that runs later. It is defined in the same folder as the use case that queues it. */
export type Job<Data> = JobQueue & {
  /**
   * Schema of the job's data: only ids, because personal data stays in its own tables. A job may have been
   * queued by an older version of the program.
   */
  readonly schema: z.ZodType<Data>;
};

/** Settings of a job for the queue. */
export type JobQueue = {
  /**
   * Name of the job. It is unique and never changes, because jobs that wait in the database are found by this
   * name.
   */
  readonly name: string;
  /** Number of retries, with growing pauses (see queues.ts), before the job is given up. */
  readonly retries: number;
};

/**
 * @param retries by default 30, which take about a day: an operator needs this time to notice that a mail
 * server refuses our mails
 */
export function defineJob<Data>(name: string, schema: z.ZodType<Data>, retries = 30): Job<Data> {
  return { name, schema, retries };
}
