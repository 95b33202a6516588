import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createListen } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startWorker } from './pg-boss-worker.ts';
import { testJobs } from './testing/test-jobs.ts';
import { waitingJob } from './testing/waiting-job.ts';

const { db, url } = await testDatabase();
const jobs = await testJobs(db, [waitingJob]);

function fail(error: Error): void {
  throw error;
}

test('a job of a killed worker (SIGKILL) is run by the next worker within seconds', async () => {
  await jobs.enqueue(db, waitingJob, { id: 'in hand' });
  const program = spawn(
    process.execPath,
    [fileURLToPath(new URL('./testing/hanging-worker.ts', import.meta.url)), url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [said] = await once(program.stdout, 'data');
  expect(String(said)).toBe('has in hand\n');
  program.kill('SIGKILL');
  await once(program, 'exit');

  const done: string[] = [];
  const worker = await startWorker({ url, listen: createListen(url) }, [waitingJob], fail);
  await worker.work(waitingJob, {
    handle: async ({ id }) => void done.push(id),
    givenUp: () => Promise.resolve(),
  });
  await vi.waitFor(() => expect(done).toEqual(['in hand']), { timeout: 5000 });
  await worker.stop();
});
