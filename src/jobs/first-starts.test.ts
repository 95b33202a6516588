import { expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startJobs } from './pg-boss-jobs.ts';
import { waitingJob } from './testing/waiting-job.ts';

const { url } = await testDatabase();

test('processes that start at once on an empty database all get the job queue', async () => {
  const failures: Error[] = [];
  const pools = Array.from({ length: 4 }, () => connect(url, { max: 3 }));
  const started = await Promise.allSettled(
    pools.map((db) => startJobs(db, [waitingJob], (error) => failures.push(error))),
  );
  expect(started.map(({ status }) => status)).toEqual(pools.map(() => 'fulfilled'));
  for (const one of started) if (one.status === 'fulfilled') await one.value.stop();
  await Promise.all(pools.map((db) => db.destroy()));
  expect(failures).toEqual([]);
});
