import { access, chmod, constants, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../src/database/embedded/postmaster-file.ts';

const prefix = 'mvi-run-';
const memory = '/dev/shm';
/** Number by which Linux marks the file system in memory: statfs(2). */
const tmpfsType = 0x01021994;
/** Bytes that a run may need: thirty data folders of 70 MB, and the files of browsers. */
const minFree = 4 * 2 ** 30;

/**
 * Makes the folder for everything that a run writes. It is in memory if there is enough memory, because a
 * test database is created in 12 ms there, but in 420 ms on a disk. Removes the folders of killed runs.
 */
export async function makeRunFolder(): Promise<string> {
  // Removes old folders first, because a killed run may have left too little memory.
  await Promise.all([memory, tmpdir()].map(removeOfKilledRuns));
  const place = (await hasMemory()) ? memory : tmpdir();
  const folder = await mkdtemp(join(place, `${prefix}${process.pid}-`));
  // Opens the folder to all users like /tmp, because PostgreSQL runs as another user if root runs the tests.
  await chmod(folder, 0o1777);
  return folder;
}

async function hasMemory(): Promise<boolean> {
  try {
    await access(memory, constants.W_OK);
    const { type, bsize, bavail } = await statfs(memory);
    return type === tmpfsType && bsize * bavail >= minFree && (await runsPrograms());
  } catch {
    return false;
  }
}

/** Tells if programs may run in the folder, because a test may copy PostgreSQL's programs there. */
async function runsPrograms(): Promise<boolean> {
  const mounts = await readFile('/proc/mounts', 'utf8');
  const options =
    mounts
      .split('\n')
      .find((line) => line.split(' ')[1] === memory)
      ?.split(' ')[3] ?? '';
  return !options.split(',').includes('noexec');
}

async function removeOfKilledRuns(place: string): Promise<void> {
  const names = await readdir(place).catch(() => []);
  const left = names.filter(
    (name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)),
  );
  // Deletes data folders without stopping their PostgreSQL servers, because a server ends by itself once its
  // data folder is deleted.
  await Promise.all(left.map((name) => rm(join(place, name), { recursive: true, force: true })));
}
