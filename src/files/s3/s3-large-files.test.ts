import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { day, hour } from '#durations.ts';
import { startS3rver } from '../testing/s3rver.ts';
import { s3LargeFiles } from './s3-large-files.ts';
import { type S3Objects, s3Objects } from './s3-objects.ts';

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

/** Returns the objects as the store would list them if some were older. */
const aged = (objects: S3Objects, isOld: (name: string) => boolean): S3Objects => ({
  ...objects,
  list: async function* (folder) {
    for await (const one of objects.list(folder))
      yield isOld(one.name) ? { ...one, storedAt: new Date(Date.now() - day) } : one;
  },
});

const anHourAgo = () => new Date(Date.now() - hour);
const inAnHour = () => new Date(Date.now() + hour);

test('old files are deleted whole, and at most so many objects at once, the manifest first', async () => {
  const objects = s3Objects(server.place());
  const large = s3LargeFiles(objects);
  await large.put('old', await fileOf(randomBytes(20 * 2 ** 20)));
  expect(await large.deleteBefore(anHourAgo(), 100)).toBe(0);
  expect(await large.deleteBefore(inAnHour(), 2)).toBe(2);
  expect(await large.get('old')).toBeNull();
  expect(await large.deleteBefore(inAnHour(), 100)).toBe(2);
  expect(await Array.fromAsync(objects.list('large'))).toEqual([]);
});

test('old parts that a crash has left are deleted, and those of a file in use stay', async () => {
  const objects = s3Objects(server.place());
  await s3LargeFiles(objects).put('used', await fileOf(randomBytes(9 * 2 ** 20)));
  const [first] = await Array.fromAsync(objects.list('large'));
  const [folderName = ''] = first?.name.split('/') ?? [];
  const left = randomUUID();
  for (const name of [`${folderName}/${left}.0`, `without-manifest/${left}.0`, `uploading/${left}.0`])
    await objects.put(`large/${name}`, Buffer.from('part'));
  const large = s3LargeFiles(aged(objects, (name) => !name.endsWith('manifest.json') && !name.startsWith('uploading')));
  expect(await large.deleteBefore(anHourAgo(), 100)).toBe(2);
  const names = (await Array.fromAsync(objects.list('large'))).map(({ name }) => name);
  expect(names).toContain(`uploading/${left}.0`);
  expect(names).toHaveLength(4);
  expect(Buffer.concat(await Array.fromAsync((await large.get('used')) ?? []))).toHaveLength(9 * 2 ** 20);
});

test('a file that another process has replaced since the listing stays', async () => {
  const objects = s3Objects(server.place());
  await s3LargeFiles(objects).put('renewed', await fileOf(randomBytes(10)));
  const large = s3LargeFiles(aged(objects, () => true));
  expect(await large.deleteBefore(anHourAgo(), 100)).toBe(0);
  expect(await large.get('renewed')).not.toBeNull();
});
