import type { z } from 'zod';

/** A kind of work that is done later; it stands beside the use case that leaves it. */
export type Job<Data> = JobQueue & {
  /**
   * Ids only: personal data stays in its own tables. A job may have waited since an older version of the
   * program.
   */
  readonly schema: z.ZodType<Data>;
};

/** What the queue has to know of it. */
export type JobQueue = {
  /** Unique in the house, and kept for ever: jobs that wait in the database are found by it. */
  readonly name: string;
  /** How often it is tried again, with growing pauses (see queues.ts), before it is given up. */
  readonly retries: number;
};

/**
 * @param retries 30 take about a day: the time that an operator needs to see that a mail server refuses us.
 */
export function defineJob<Data>(name: string, schema: z.ZodType<Data>, retries = 30): Job<Data> {
  return { name, schema, retries };
}
