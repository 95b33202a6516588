import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeDurably } from './write-durably.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'durable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a file is written completely, its missing folders are created, and only its owner can read it', async () => {
  const path = join(await emptyFolder(), 'a/b/file');
  expect(await writeDurably(path, Buffer.from([0, 255]))).toBe(true);
  expect(await readFile(path)).toEqual(Buffer.from([0, 255]));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('if many calls write the same file, the first version stays complete and no temporary file is left', async () => {
  const folder = await emptyFolder();
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000));
  const written = await Promise.all(texts.map((text) => writeDurably(join(folder, 'file'), text)));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe(texts[written.indexOf(true)]);
  expect(await readdir(folder)).toEqual(['file']);
});

test('a failed write leaves no file', async () => {
  const folder = await emptyFolder();
  await writeDurably(join(folder, 'file'), 'a');
  await expect(writeDurably(join(folder, 'file/below'), 'b')).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(await readdir(folder)).toEqual(['file']);
});
