import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** What each queue carries. Ids only: personal data stays in its own tables. */
export type JobData = {
  'application.mail-recruiter': { applicationId: string };
  'application.mail-candidate': { applicationId: string };
};

export type Queue = keyof JobData;

/** The job queue as use cases see it. */
export type Jobs = {
  /** Writes the job in the caller's transaction: it exists exactly when the fact that it follows does. */
  enqueue<Q extends Queue>(db: Transaction<Tables> | Kysely<Tables>, queue: Q, data: JobData[Q]): Promise<void>;
};
