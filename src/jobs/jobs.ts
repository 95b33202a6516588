import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Job } from './define-job.ts';

/** The job queue as use cases see it. */
export type Jobs = {
  /**
   * Adds the job in the caller's transaction. Either the job and the change that causes it are both saved, or
   * neither.
   */
  enqueue<Data extends object>(db: Transaction<Tables> | Kysely<Tables>, job: Job<Data>, data: Data): Promise<void>;
};
