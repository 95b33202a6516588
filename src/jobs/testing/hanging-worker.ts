import { createListen } from '#database/listen.ts';
import { startWorker } from '../pg-boss-worker.ts';
import { waitingJob } from './waiting-job.ts';

// A program whose worker takes a job and never finishes it: `node hanging-worker.ts <database address>`. It
// prints a line when it has the job.
const url = process.argv[2] ?? '';
const worker = await startWorker({ url, listen: createListen(url) }, [waitingJob], (error) => {
  throw error;
});
await worker.work(waitingJob, {
  handle: ({ id }) =>
    new Promise(() => {
      process.stdout.write(`has ${id}\n`);
    }),
  givenUp: () => Promise.resolve(),
});
