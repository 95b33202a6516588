import { readFile, rm } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes about itself: lines 1 and 5 of postmaster.pid (PostgreSQL, src/include/utils/pidfile.h). */
export type PostmasterFile = { readonly pid: number; readonly socketFolder: string };

/** Undefined when no server runs or ran on the folder, or when one has only begun to start. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const socketFolder = lines[4]?.trim();
  return pid > 0 && socketFolder ? { pid, socketFolder } : undefined;
}

/**
 * Removes a postmaster.pid whose number now belongs to another program, which PostgreSQL itself would take for a running server:
 * likely in a container, where numbers start over. PostgreSQL's lock on shared memory still guards the folder.
 */
export async function removeForeignPostmasterFile(dataFolder: string): Promise<void> {
  const file = await readPostmasterFile(dataFolder);
  if (file && isAlive(file.pid) && !isPostgres(file.pid)) await rm(join(dataFolder, 'postmaster.pid'), { force: true });
}

/** Whether a process has this number. A zombie (ended, not yet collected by its parent) does not count, where Linux tells. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  return /\) [ZX] /.test(readOr(`/proc/${pid}/stat`, ''));
}

function isPostgres(pid: number): boolean {
  if (isZombie(pid)) return false;
  if (process.platform === 'linux') return readOr(`/proc/${pid}/comm`, '').trim() === 'postgres';
  return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
