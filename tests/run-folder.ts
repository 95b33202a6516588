import { access, chmod, constants, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../src/database/embedded/postmaster-file.ts';

const prefix = 'mvi-run-';
const memory = '/dev/shm';
/** Linux, statfs(2). */
const tmpfsType = 0x01021994;
/** Bytes that a run takes at most: thirty data folders of 70 MB, and what browsers keep. */
const minFree = 4 * 2 ** 30;

/**
 * Makes the folder for everything that a run writes: in memory if there is enough, because a test database
 * is created in 12 ms there, and in 420 ms on a disk. Removes the folders of killed runs.
 */
export async function makeRunFolder(): Promise<string> {
  // First of all, because a killed run may have left too little memory.
  await Promise.all([memory, tmpdir()].map(removeOfKilledRuns));
  const place = (await hasMemory()) ? memory : tmpdir();
  const folder = await mkdtemp(join(place, `${prefix}${process.pid}-`));
  await chmod(folder, 0o1777); // like /tmp: PostgreSQL runs as another user if root runs the tests
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

/** PostgreSQL's programs may be copied beside the data. */
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
  // A PostgreSQL server that lost its data folder ends by itself.
  await Promise.all(left.map((name) => rm(join(place, name), { recursive: true, force: true })));
}
