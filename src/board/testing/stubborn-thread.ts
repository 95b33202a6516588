import { execFileSync } from 'node:child_process';
import { parentPort } from 'node:worker_threads';

/** A thread that answers, or fails in the way that the message names. */
parentPort?.on('message', (task: string) => {
  if (task === 'hang') for (;;);
  if (task === 'exit') process.exit(0);
  if (task === 'throw') throw new Error('a fault of the thread');
  if (task === 'fill') for (const held: unknown[] = []; ;) held.push(Array.from({ length: 1_000_000 }).fill('x'));
  // Runs a call that `terminate()` does not interrupt, as in some native libraries. The call creates a file
  // when it ends.
  if (task.startsWith('/')) execFileSync('sh', ['-c', 'sleep 3; touch "$0"', task]);
  if (task !== 'be silent') parentPort?.postMessage(`${task} done`);
});
