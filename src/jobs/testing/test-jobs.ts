import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import type { Tables } from '#database/tables.ts';
import type { JobQueue } from '../define-job.ts';
import type { Jobs } from '../jobs.ts';
import { startJobs } from '../pg-boss-jobs.ts';

/** The queue of a test file, stopped after it: call it at the file's top. Its own failures are the file's. */
export async function testJobs(db: Kysely<Tables>, jobs: readonly JobQueue[]): Promise<Jobs> {
  const running = await startJobs(db, jobs, (error) => {
    throw error;
  });
  afterAll(() => running.stop());
  return running;
}
