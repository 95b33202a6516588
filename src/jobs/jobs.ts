import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Job } from './define-job.ts';

/** The job queue as use cases see it. */
export type Jobs = {
  /** Adds the job in the caller's transaction: it exists exactly if the fact that causes it does. */
  enqueue<Data extends object>(db: Transaction<Tables> | Kysely<Tables>, job: Job<Data>, data: Data): Promise<void>;
};
