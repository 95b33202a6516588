import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fingerprintOfSources } from './fingerprint.ts';

const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'];
const folders: string[] = [];
let root = '';

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
const read = () => fingerprintOfSources(root, join(root, 'build/sources.json'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mvi-fingerprint-'));
  folders.push(root);
  for (const file of settings) await write(file, '{}');
  await write('src/site/home.tsx', 'one');
});

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

test.each(['src/site/home.tsx', 'src/site/new.css', ...settings])(
  'a change of %s makes a new build necessary',
  async (path) => {
    const before = await read();
    await write(path, 'two');
    expect(await read()).not.toBe(before);
  },
);

test('no new build is necessary after a change of a test', async () => {
  const before = await read();
  await write('src/site/home.test.tsx', 'a test');
  expect(await read()).toBe(before);
});

test('an edit is noticed even if size and modification time of the file stay the same', async () => {
  const before = await read();
  const { atime, mtime } = await stat(join(root, 'src/site/home.tsx'));
  await write('src/site/home.tsx', 'two');
  await utimes(join(root, 'src/site/home.tsx'), atime, mtime);
  expect(await read()).not.toBe(before);
});

test('the fingerprint depends only on the sources, not on their folder or on a stored hash', async () => {
  const remembered = [await read(), await read()];
  await write('build/sources.json', '{"seen": 1');
  remembered.push(await read());
  expect(new Set(remembered).size).toBe(1);
  const [memory, here] = [await readFile(join(root, 'build/sources.json'), 'utf8'), root];
  root = await mkdtemp(join(tmpdir(), 'mvi-fingerprint-'));
  folders.push(root);
  for (const file of [...settings, 'src/site/home.tsx']) await write(file, await readFile(join(here, file), 'utf8'));
  await write('build/sources.json', memory);
  expect(await read()).toBe(remembered[0]);
});
