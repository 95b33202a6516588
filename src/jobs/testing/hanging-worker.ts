import { startWorker } from '../pg-boss-worker.ts';

// A program whose worker takes a job and never finishes it: `node hanging-worker.ts <database address>`. It says so on its output.
const worker = await startWorker(process.argv[2] ?? '', (error) => {
  throw error;
});
await worker.work('application.mail-recruiter', {
  handle: ({ applicationId }) =>
    new Promise(() => {
      process.stdout.write(`has ${applicationId}\n`);
    }),
  givenUp: () => Promise.resolve(),
});
