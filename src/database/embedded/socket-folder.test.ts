import { chown, lstat, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeSocketFolder } from './socket-folder.ts';

const root = process.getuid?.() === 0;

async function temporary(name = 'sockets-'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  return folder;
}

test('a data folder has the same socket folder at every start, and no other user can enter it', async () => {
  await temporary();
  const folder = await makeSocketFolder({}, '/data/postgres');
  expect(await makeSocketFolder({}, '/data/postgres')).toBe(folder);
  expect(await makeSocketFolder({}, '/other/postgres')).not.toBe(folder);
  expect((await lstat(folder)).mode & 0o777).toBe(0o700);
});

test('a symbolic link in place of the socket folder is not followed', async () => {
  const parent = await temporary();
  const folder = await makeSocketFolder({}, '/data/postgres');
  await rm(folder, { recursive: true });
  await symlink(parent, folder);
  const other = await makeSocketFolder({}, '/data/postgres');
  expect(other).not.toBe(folder);
  expect((await lstat(other)).isDirectory()).toBe(true);
});

test.runIf(root)('another user’s folder in place of the socket folder is not used', async () => {
  await temporary();
  const folder = await makeSocketFolder({}, '/data/postgres');
  await chown(folder, 12_345, 12_345);
  expect(await makeSocketFolder({}, '/data/postgres')).not.toBe(folder);
});

test('even with a long temporary folder the path of the socket fits the 104 bytes of a socket address', async () => {
  const long = join(await temporary(), 'x'.repeat(90));
  await mkdir(long);
  vi.stubEnv('TMPDIR', long);
  const folder = await makeSocketFolder({}, '/data/postgres');
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(join(folder, '.s.PGSQL.5432').length).toBeLessThan(104);
});
