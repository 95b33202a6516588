import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { livePostmaster } from './postmaster-file.ts';

/**
 * Turns a shutdown that waits for every session (SIGTERM, «smart») into one that ends them (SIGINT, «fast»),
 * for as long as this process needs the server. Ours would hold it for ever, while it refuses every new one
 * (57P03): no page, and no end either. Sessions are told nothing of it; the eighth line of postmaster.pid is.
 * Looking costs one stat twice a second.
 * @returns the end of the watch.
 */
export function finishShutdowns(dataFolder: string): () => void {
  const file = join(dataFolder, 'postmaster.pid');
  const look = (): void => void finishShutdown(dataFolder);
  watchFile(file, { interval: 500, persistent: false }, look);
  look(); // it may have begun between our joining and our watching
  return () => unwatchFile(file, look);
}

async function finishShutdown(dataFolder: string): Promise<void> {
  const server = await livePostmaster(dataFolder);
  if (!server?.stopping) return;
  try {
    process.kill(server.pid, 'SIGINT');
  } catch {
    // ended meanwhile, or another user's: that user's site does the same
  }
}
