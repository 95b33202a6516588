import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Data that a running server writes about itself. They are lines 1, 5 and 8 of postmaster.pid (PostgreSQL,
 * src/include/utils/pidfile.h).
 */
export type PostmasterFile = { readonly pid: number; readonly socketFolder: string; readonly stopping: boolean };

/**
 * Returns undefined if no server has run on the folder, or if the server has not written the whole file yet.
 */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const socketFolder = lines[4]?.trim();
  return pid > 0 && socketFolder ? { pid, socketFolder, stopping: lines[7]?.trim() === 'stopping' } : undefined;
}

/** Returns the server that postmaster.pid names for the folder, if its process exists. */
export async function livePostmaster(dataFolder: string): Promise<PostmasterFile | undefined> {
  const file = await readPostmasterFile(dataFolder);
  return file && isAlive(file.pid) && isServerOf(dataFolder, file.pid) ? file : undefined;
}

/**
 * Removes a postmaster.pid whose process id now belongs to another program. PostgreSQL would take that
 * program for a running server. This is likely in a container, where process ids start again. PostgreSQL's
 * lock on shared memory still protects the folder.
 */
export async function removeForeignPostmasterFile(dataFolder: string): Promise<void> {
  const file = await readPostmasterFile(dataFolder);
  if (file && !isServerOf(dataFolder, file.pid)) await rm(join(dataFolder, 'postmaster.pid'), { force: true });
}

/**
 * Tells if a process has this id. On Linux, a zombie does not count (a process that has ended, but whose
 * parent has not collected it yet).
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return process.platform !== 'linux' || !/\) [ZX] /.test(orElse('', () => readFileSync(`/proc/${pid}/stat`, 'utf8')));
}

/**
 * True if the process belongs to this server. On Linux, it must be named postgres and its working directory
 * must be this data folder, as for every PostgreSQL server.
 */
function isServerOf(dataFolder: string, pid: number): boolean {
  if (process.platform !== 'linux') {
    return orElse('', () => execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })).includes(
      'postgres',
    );
  }
  const isPostgres = orElse('', () => readFileSync(`/proc/${pid}/comm`, 'utf8')).trim() === 'postgres';
  return isPostgres && orElse(true, () => sameFolder(`/proc/${pid}/cwd`, dataFolder));
}

function sameFolder(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}

function orElse<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
