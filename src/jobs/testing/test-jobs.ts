import type { Kysely } from 'kysely';
import { afterAll, TestRunner } from 'vitest';
import type { Tables } from '#database/tables.ts';
import type { JobQueue } from '../define-job.ts';
import type { Jobs } from '../jobs.ts';
import { startJobs } from '../pg-boss-jobs.ts';

/**
 * Returns a queue for one test file and stops it afterwards: call it at the top of the file. Failures of
 * the queue make the tests fail.
 */
export async function testJobs(db: Kysely<Tables>, jobs: readonly JobQueue[]): Promise<Jobs> {
  // Refuses calls inside a test. There Vitest ignores `afterAll` without a warning, so the queue would still
  // run after its database is gone.
  if (TestRunner.getCurrentTest()) throw new Error('testJobs() is called at the top of a file, not in a test');
  const running = await startJobs(db, jobs, (error) => {
    throw error;
  });
  afterAll(() => running.stop());
  return running;
}
