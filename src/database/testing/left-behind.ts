import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, livePostmaster } from '../embedded/postmaster-file.ts';

/** Prefix of test folders. The id of the process that created the folder follows the prefix. */
export const testFolderPrefix = 'mvi-tests-';

/**
 * Removes servers and folders of killed runs, except those of other users. Ignores failures, because the
 * next run has its own folders.
 */
export async function removeLeftBehind(place = tmpdir()): Promise<void> {
  const names = await readdir(place);
  const left = names.filter((name) => name.startsWith(testFolderPrefix) && !isAlive(makerOf(name)));
  await Promise.all(
    left.map(async (name) => {
      await endServer(join(place, name, 'postgres'));
      await rm(join(place, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    }),
  );
}

function makerOf(name: string): number {
  return Number.parseInt(name.slice(testFolderPrefix.length), 10);
}

/**
 * Ends a server whose data nobody needs, within seconds. A drill may leave a suspended session. Such a
 * session gets no signal until it continues, and would outlive its server.
 * @param patience milliseconds allowed for an orderly end
 */
export async function endServer(dataFolder: string, patience = 3000): Promise<void> {
  const server = await livePostmaster(dataFolder);
  if (!server) return;
  const processes = [server.pid, ...(await childrenOf(server.pid))];
  for (const pid of processes) signal(pid, 'SIGCONT');
  if (!signal(server.pid, 'SIGINT')) return;
  if (!(await ends(server.pid, patience))) for (const pid of processes) signal(pid, 'SIGKILL');
  await ends(server.pid, 1000);
  await rmdir(server.socketFolder).catch(() => undefined);
}

/** Works on Linux only. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}

/** True if the process got the signal. False if the process has ended, or belongs to another user. */
function signal(pid: number, name: 'SIGCONT' | 'SIGINT' | 'SIGKILL'): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function ends(pid: number, within: number): Promise<boolean> {
  const end = Date.now() + within;
  while (isAlive(pid) && Date.now() < end) await wait(20);
  return !isAlive(pid);
}
