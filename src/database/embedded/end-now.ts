import { rmdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { second } from '#durations.ts';
import { isAlive, livePostmaster } from './postmaster-file.ts';

const patience = 2 * second;

/** Ends a server at once (SIGQUIT), whose data nobody needs. Does nothing if none runs on the folder. */
export async function endNow(dataFolder: string): Promise<void> {
  const server = await livePostmaster(dataFolder);
  if (server === undefined) return;
  process.kill(server.pid, 'SIGQUIT');
  const end = Date.now() + patience;
  while (isAlive(server.pid)) {
    // Its children notice that it has gone, and end too.
    if (Date.now() > end) process.kill(server.pid, 'SIGKILL');
    await wait(20);
  }
  await rmdir(server.socketFolder).catch(() => undefined);
}
