import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createListen } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { defineJob } from './define-job.ts';
import { defineHandler } from './job-handler.ts';
import { startJobs } from './pg-boss-jobs.ts';
import { startWorker } from './pg-boss-worker.ts';
import { NotWorthRetrying, type Worker } from './worker.ts';

const { db, url } = await testDatabase();
const workers: Worker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

type Counter = { readonly counted: number[]; readonly missed: number[] };

// A job that sends no letter. Such a job needs only its definition, its handler, and a line in the server's
// list.
const countJob = defineJob('test.count', z.object({ step: z.number() }), 0);
const count = defineHandler<{ step: number }, Counter>(countJob, {
  handle: async ({ counted }, { step }) => {
    if (step < 0) throw new NotWorthRetrying('no step backwards');
    counted.push(step);
  },
  givenUp: async ({ missed }, { step }) => void missed.push(step),
});

const lettersJob = defineJob('test.letter', z.object({}), 0);

function fail(error: Error): void {
  if (!(error instanceof NotWorthRetrying)) throw error;
}

test('a worker also runs jobs that send no letters, and reports jobs whose last try failed', async () => {
  const jobs = await startJobs(db, [count.job], fail);
  const worker = await startWorker({ url, listen: createListen(url) }, [count.job], fail);
  workers.push(worker);
  const context = { counted: [] as number[], missed: [] as number[], more: 'than the handler asks for' };
  await count.work(worker, context);
  for (const step of [3, -1]) await jobs.enqueue(db, countJob, { step });
  await vi.waitFor(() => expect([context.counted, context.missed]).toEqual([[3], [-1]]), { timeout: 5000 });
  await jobs.stop();
});

test('who learns of a given-up job learns why, and what the job says about it, without addresses', async () => {
  const jobs = await startJobs(db, [lettersJob], fail);
  const worker = await startWorker({ url, listen: createListen(url) }, [lettersJob], fail);
  workers.push(worker);
  const lost: object[] = [];
  await defineHandler<object, object>(lettersJob, {
    handle: async () => {
      throw new NotWorthRetrying('550 <zoe@example.org> unknown', { about: 'example.org' });
    },
    givenUp: async (_context, _data, why) => void lost.push(why),
  }).work(worker, {});
  await jobs.enqueue(db, lettersJob, {});
  const told = { id: expect.any(String), why: '550 <…@…> unknown', about: 'example.org' };
  await vi.waitFor(() => expect(lost).toEqual([told]), { timeout: 5000 });
  await jobs.stop();
});
