import { afterAll, expect, test } from 'vitest';
import { day, minute } from '#durations.ts';
import { fileCacheContract } from '../file-cache-contract.ts';
import { fileMarksContract } from '../file-marks-contract.ts';
import { filesContract } from '../files-contract.ts';
import { startS3rver } from '../testing/s3rver.ts';
import { s3Cache } from './s3-cache.ts';
import { s3Files } from './s3-files.ts';
import { s3Objects } from './s3-objects.ts';
import { s3Store } from './s3-store.ts';

const server = await startS3rver();
afterAll(() => server.end());

filesContract('an S3 store', async () => s3Store(server.place()).files);
fileMarksContract('an S3 store', async () => s3Store(server.place()).marks);
fileCacheContract('an S3 store', async (maxBytes) => s3Cache(s3Objects(server.place()), maxBytes));

const later = () => new Date(Date.now() + minute);

test.each(['setAside', 'takeBack'] as const)('after a crash in the midst of %s the file is there', async (move) => {
  const objects = s3Objects(server.place());
  const files = s3Files(objects);
  const key = await files.put(Buffer.from('a CV'));
  if (move === 'takeBack') await files.setAside(key);
  const crashing = s3Files({ ...objects, delete: () => Promise.reject(new Error('killed')) });
  await expect(crashing[move](key)).rejects.toThrow('killed');
  expect(Buffer.from(await files.get(key)).toString()).toBe('a CV');
  await files[move](key);
  const listed = [
    await Array.fromAsync(files.storedBefore(later())),
    await Array.fromAsync(files.asideBefore(later())),
  ];
  expect(listed).toEqual(move === 'setAside' ? [[], [key]] : [[key], []]);
  await files.delete(key);
  await expect(files.get(key)).rejects.toMatchObject({ code: 'file.notFound' });
});

test('a file that came from another store keeps the date at which it was set aside, until it is taken back', async () => {
  const { files, contents } = s3Store(server.place());
  const key = 'a'.repeat(40);
  await contents.write('aside', key, { bytes: Buffer.from('old'), since: new Date(Date.now() - 40 * day) });
  const monthAgo = new Date(Date.now() - 30 * day);
  expect(await Array.fromAsync(files.asideBefore(monthAgo))).toEqual([key]);
  await files.takeBack(key);
  await files.setAside(key);
  expect(await Array.fromAsync(files.asideBefore(monthAgo))).toEqual([]);
  expect(await Array.fromAsync(files.asideBefore(later()))).toEqual([key]);
});

test('a mark that none of us wrote keeps its file from everybody', async () => {
  const place = server.place();
  await s3Objects(place).put('quarantine/key', Buffer.from('???'));
  expect(await s3Store(place).marks.of('key')).toBe('waiting');
});

test('while the store is away its pictures are made anew', async () => {
  const place = { ...server.place(), endpoint: 'http://127.0.0.1:1' };
  expect(await s3Store(place).pictures.get('a picture')).toBeNull();
});
