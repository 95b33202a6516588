import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startS3rver } from '../testing/s3rver.ts';
import { s3LargeFiles } from './s3-large-files.ts';
import { s3Objects } from './s3-objects.ts';

const server = await startS3rver();
const folder = await mkdtemp(join(tmpdir(), 'large-'));
afterAll(() => Promise.all([server.end(), rm(folder, { recursive: true })]));

const name = 'search index, of a name longer than an object may have '.repeat(50);

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return path;
}

test('a file of several parts comes back as it was, and a later file replaces it without a rest', async () => {
  const objects = s3Objects(server.place());
  const large = s3LargeFiles(objects);
  expect([await large.get(name), await large.storedAt(name)]).toEqual([null, null]);
  const [first, second] = [randomBytes(20 * 2 ** 20), randomBytes(1000)];
  for (const bytes of [first, second]) {
    await large.put(name, await fileOf(bytes));
    expect(Buffer.concat(await Array.fromAsync((await large.get(name)) ?? [])).equals(bytes)).toBe(true);
  }
  expect(Date.now() - ((await large.storedAt(name))?.getTime() ?? 0)).toBeLessThan(60_000);
  const [names] = [await Array.fromAsync(objects.list('large'))];
  expect(names).toHaveLength(2);
});

test('reading fails if a part is gone, so that nobody takes half a file for a whole', async () => {
  const objects = s3Objects(server.place());
  const large = s3LargeFiles(objects);
  await large.put('index', await fileOf(randomBytes(10)));
  for (const { name: part } of await Array.fromAsync(objects.list('large')))
    if (!part.endsWith('manifest.json')) await objects.delete(`large/${part}`);
  await expect(Array.fromAsync((await large.get('index')) ?? [])).rejects.toThrow('part 0 of 1 is missing');
});
