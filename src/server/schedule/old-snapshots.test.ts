import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { day, hour } from '#durations.ts';
import { s3Store } from '#files/s3/s3-store.ts';
import { startS3rver } from '#files/testing/s3rver.ts';
import { deleteOldSnapshots } from './old-snapshots.ts';

const { db } = await testDatabase();
const server = await startS3rver();
const folder = await mkdtemp(join(tmpdir(), 'old-snapshots-'));
afterAll(() => Promise.all([server.end(), rm(folder, { recursive: true })]));
const stopping = new AbortController().signal;
const after = (passed: number) => ({ now: () => new Date(Date.now() + passed), stopping });

test('a shared snapshot stays as long as another version may use it, and is deleted two days later', async () => {
  const { large } = s3Store(server.place());
  if (large === null) throw new Error('a bucket has large files');
  await writeFile(join(folder, 'snapshot'), 'the index');
  for (const version of ['of this version', 'of the version before'])
    await large.put(version, join(folder, 'snapshot'));
  expect(await deleteOldSnapshots(db, large, after(day))).toBe(0);
  expect(await large.get('of the version before')).not.toBeNull();
  expect(await deleteOldSnapshots(db, large, after(2 * day + hour))).toBe(4);
  expect(await large.get('of the version before')).toBeNull();
});

test('one worker at a time deletes', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<number>();
  const slow = { deleteBefore: () => (begun.resolve(), end.promise) };
  const first = deleteOldSnapshots(db, slow, after(0));
  await begun.promise;
  const second = { deleteBefore: () => Promise.reject(new Error('two workers delete')) };
  expect(await deleteOldSnapshots(db, second, after(0))).toBe(0);
  end.resolve(3);
  expect(await first).toBe(3);
});
