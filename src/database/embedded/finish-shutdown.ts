import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { livePostmaster } from './postmaster-file.ts';

/**
 * Makes a shutdown of the server fast. A smart shutdown (SIGTERM) waits for every session; a fast shutdown
 * (SIGINT) ends the sessions. During a smart shutdown the server refuses new sessions (57P03) and waits for
 * ours for ever, so the site could neither show pages nor end. PostgreSQL does not notify sessions of the
 * shutdown, but the eighth line of postmaster.pid shows it. Watching the file costs one stat twice a second.
 * @returns a function that ends the watch
 */
export function finishShutdowns(dataFolder: string): () => void {
  const file = join(dataFolder, 'postmaster.pid');
  const look = (): void => void finishShutdown(dataFolder);
  watchFile(file, { interval: 500, persistent: false }, look);
  look(); // Checks once now, because the shutdown may have begun between joining and watching.
  return () => unwatchFile(file, look);
}

async function finishShutdown(dataFolder: string): Promise<void> {
  const server = await livePostmaster(dataFolder);
  if (!server?.stopping) return;
  try {
    process.kill(server.pid, 'SIGINT');
  } catch {
    // Ignored: the server has ended, or belongs to another user, whose own site ends the sessions.
  }
}
