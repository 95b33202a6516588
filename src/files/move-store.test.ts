import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { afterAll, expect, test } from 'vitest';
import { day, minute } from '#durations.ts';
import type { FileStore } from './file-store.ts';
import { localStore } from './local-store.ts';
import { moveStore } from './move-store.ts';
import type { S3Place } from './s3/s3-place.ts';
import { s3Store } from './s3/s3-store.ts';
import { startS3rver } from './testing/s3rver.ts';

const server = await startS3rver();
const folders: string[] = [];
afterAll(async () => {
  await server.end();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

async function localFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'move-'));
  folders.push(folder);
  return folder;
}

const kinds = {
  'a folder': async () => localStore(await localFolder()),
  'a bucket': async () => s3Store(server.place()),
};
const quiet = { report: () => undefined, leaveDamaged: false };
const later = () => new Date(Date.now() + minute);
const monthAgo = () => new Date(Date.now() - 30 * day);

/** Fills a store with files, a file that was set aside long ago, and marks. */
async function fill({ files, contents, marks, identity }: FileStore) {
  await identity.write({ id: randomUUID() });
  const keys: string[] = [];
  for (let number = 0; number < 20; number += 1) keys.push(await files.put(Buffer.from(`CV ${number}`)));
  const old = 'a'.repeat(40);
  await contents.write('aside', old, { bytes: Buffer.from('old'), since: new Date(Date.now() - 40 * day) });
  const [waiting = '', infected = ''] = keys;
  for (const key of [waiting, infected]) await marks.set(key);
  await marks.change(infected, 'infected');
  return { keys, old, waiting, infected };
}

test.each([
  ['a folder', 'a bucket'],
  ['a bucket', 'a folder'],
] as const)('a move from %s to %s brings files, files set aside with their dates, and marks', async (from, to) => {
  const [source, target] = [await kinds[from](), await kinds[to]()];
  const { keys, old, waiting, infected } = await fill(source);
  expect(await moveStore(source, target, quiet)).toEqual({ copied: 21, found: 0, damaged: [] });
  for (const [number, key] of keys.entries())
    expect(Buffer.from(await target.files.get(key)).toString()).toBe(`CV ${number}`);
  expect((await Array.fromAsync(target.files.storedBefore(later()))).toSorted()).toEqual(keys.toSorted());
  expect(await Array.fromAsync(target.files.asideBefore(monthAgo()))).toEqual([old]);
  expect([await target.marks.of(waiting), await target.marks.of(infected)]).toEqual(['waiting', 'infected']);
  expect((await Array.fromAsync(source.files.storedBefore(later()))).toSorted()).toEqual(keys.toSorted());
});

test('an interrupted move goes on, and only a whole move gives the target its card', async () => {
  const [source, target] = [await kinds['a folder'](), await kinds['a bucket']()];
  await fill(source);
  let left = 7;
  const write: FileStore['contents']['write'] = async (...file) => {
    if ((left -= 1) < 0) throw new Error('killed');
    await target.contents.write(...file);
  };
  await expect(moveStore(source, { ...target, contents: { ...target.contents, write } }, quiet)).rejects.toThrow(
    'killed',
  );
  expect(await target.identity.read()).toBeNull();
  const { copied, found } = await moveStore(source, target, quiet);
  expect(copied + found).toBe(21);
  expect(found).toBeGreaterThan(5);
  const [from, card] = [await source.identity.read(), await target.identity.read()];
  expect([card?.from, from?.movedTo]).toEqual([from?.id, card?.id]);
  const more = await source.files.put(Buffer.from('of the meantime'));
  expect(await moveStore(source, target, quiet)).toMatchObject({ copied: 1, found: 21 });
  expect(Buffer.from(await target.files.get(more)).toString()).toBe('of the meantime');
  expect(await target.identity.read()).toEqual(card);
});

test('a copy that differs from its file is copied again', async () => {
  const [source, dataDir] = [await kinds['a bucket'](), await localFolder()];
  const target = localStore(dataDir);
  const { keys } = await fill(source);
  await moveStore(source, target, quiet);
  const [key = ''] = keys;
  await writeFile(join(dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key), 'half');
  expect(await moveStore(source, target, quiet)).toMatchObject({ copied: 1, found: 20 });
  expect(Buffer.from(await target.files.get(key)).toString()).toBe('CV 0');
});

test('a file that the target does not give back unchanged is named, and the move is not finished', async () => {
  const [source, target] = [await kinds['a folder'](), await kinds['a bucket']()];
  const { keys } = await fill(source);
  const [bad = ''] = keys;
  const read: FileStore['contents']['read'] = async (shelf, key) => {
    const file = await target.contents.read(shelf, key);
    return key === bad && file !== null ? { ...file, bytes: Buffer.from('other') } : file;
  };
  const broken = { ...target, contents: { ...target.contents, read } };
  expect(await moveStore(source, broken, quiet)).toMatchObject({ damaged: [bad] });
  expect(await target.identity.read()).toBeNull();
});

test('a damaged file of the source is named, and may be left behind on purpose', async () => {
  const place = server.place();
  const [source, target] = [s3Store(place, { tries: 1, each: 2000, all: 2000 }), await kinds['a folder']()];
  const { keys } = await fill(source);
  const [bad = ''] = keys;
  const other = { ...place, prefix: `${place.prefix}files/` };
  await damage(other, bad);
  expect(await moveStore(source, target, quiet)).toMatchObject({ copied: 20, damaged: [bad] });
  expect(await target.identity.read()).toBeNull();
  await moveStore(source, target, { ...quiet, leaveDamaged: true });
  expect(await target.identity.read()).not.toBeNull();
});

/** Stores other bytes with the checksum of the former ones. */
async function damage(place: S3Place, name: string): Promise<void> {
  const client = new AwsClient({ accessKeyId: place.accessKey, secretAccessKey: place.secretKey, service: 's3' });
  const url = `${place.endpoint}/${place.bucket}/${place.prefix}${name}`;
  const headers = { 'x-amz-meta-sha256': 'f'.repeat(64) };
  await client.fetch(url, { method: 'PUT', headers, body: 'damaged' });
}

test('files go back to the folder from which they came, and nowhere else where other files are', async () => {
  const [folder, bucket, stranger] = [await kinds['a folder'](), await kinds['a bucket'](), await kinds['a folder']()];
  await fill(folder);
  await fill(stranger);
  await moveStore(folder, bucket, quiet);
  await expect(moveStore(stranger, bucket, quiet)).rejects.toMatchObject({ code: 'files.otherInstallation' });
  const key = await bucket.files.put(Buffer.from('of the bucket’s time'));
  await moveStore(bucket, folder, quiet);
  expect(Buffer.from(await folder.files.get(key)).toString()).toBe('of the bucket’s time');
  expect((await folder.identity.read())?.from).toBe((await bucket.identity.read())?.id);
});

test('files that a process kept for itself join the others', async () => {
  const [folder, own, bucket] = [await kinds['a folder'](), await kinds['a folder'](), await kinds['a bucket']()];
  await fill(folder);
  await moveStore(folder, bucket, quiet);
  const card = await bucket.identity.read();
  const key = await own.files.put(Buffer.from('kept for itself'));
  await moveStore(own, bucket, quiet);
  expect(Buffer.from(await bucket.files.get(key)).toString()).toBe('kept for itself');
  expect([await bucket.identity.read(), (await own.identity.read())?.movedTo]).toEqual([card, card?.id]);
});
