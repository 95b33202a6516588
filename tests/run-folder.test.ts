import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeRunFolder } from './run-folder.ts';

const places = ['/dev/shm', tmpdir()].filter((place) => existsSync(place));
/** A process id that Linux never assigns. */
const nobody = 2 ** 22 + 1;

async function made(folder: Promise<string>): Promise<string> {
  const path = await folder;
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test('a run removes what killed runs left, in memory and on the disk, and does not touch other runs', async () => {
  const leftIn = (pid: number) => Promise.all(places.map((place) => made(mkdtemp(join(place, `mvi-run-${pid}-`)))));
  const [killed, running] = [await leftIn(nobody), await leftIn(process.pid)];
  for (const folder of killed) await mkdir(join(folder, 'data/base'), { recursive: true });
  const own = await made(makeRunFolder());
  expect(killed.map((folder) => existsSync(folder))).toEqual(places.map(() => false));
  expect([own, ...running].every((folder) => existsSync(folder))).toBe(true);
});
