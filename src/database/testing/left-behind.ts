import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, livePostmaster } from '../embedded/postmaster-file.ts';

/** How folders of tests begin; the number of the process that made them follows. */
export const testFolderPrefix = 'mvi-tests-';

/**
 * A killed run leaves its servers and its folders; another user's are not ours to remove. What cannot be
 * removed stays: the next run has folders of its own.
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
 * Ends a server whose data nobody needs, within seconds. A stopped session, which a drill may leave, hears
 * nothing until it goes on; and without its server it would stay.
 * @param patience how long an orderly end may take, in milliseconds.
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

/** Where Linux tells. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Whether a process could be told: it may have ended, or be another user's. */
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
