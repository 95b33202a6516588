import type { Kysely } from 'kysely';
import { afterAll, TestRunner } from 'vitest';
import type { Tables } from '#database/tables.ts';
import type { JobQueue } from '../define-job.ts';
import type { Jobs } from '../jobs.ts';
import { startJobs } from '../pg-boss-jobs.ts';

/** The queue of a test file, stopped after it: call it at the file's top. Its own failures are the file's. */
export async function testJobs(db: Kysely<Tables>, jobs: readonly JobQueue[]): Promise<Jobs> {
  // Vitest takes no `afterAll` there and says nothing: the queue went on after its database was gone.
  if (TestRunner.getCurrentTest()) throw new Error('testJobs() is called at the top of a file, not in a test');
  const running = await startJobs(db, jobs, (error) => {
    throw error;
  });
  afterAll(() => running.stop());
  return running;
}
