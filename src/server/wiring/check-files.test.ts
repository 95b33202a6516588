import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localStore } from '#files/local-store.ts';
import { moveStore } from '#files/move-store.ts';
import { startS3rver } from '#files/testing/s3rver.ts';
import { endCopy, nameInstallation } from '#database/installation-name.ts';
import { takePlace } from '#files/place-writer.ts';
import { checkFiles, keptStore } from './check-files.ts';
import { openFiles } from './open-files.ts';
import { storeOf } from './store-of.ts';

const { db } = await testDatabase();
const server = await startS3rver();
const folders: string[] = [];
afterAll(async () => {
  await server.end();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});
beforeEach(async () => {
  await db.updateTable('installation').set({ file_store_id: null, file_store_place: null, writer_id: null }).execute();
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'check-files-'));
  folders.push(folder);
  return folder;
}

const local = async (dataDir?: string) => readConfiguration({ DATA_DIR: dataDir ?? (await emptyFolder()) });

/** Configuration with a bucket; by default a new one and a new data folder. */
async function inS3(dataDir?: string, prefix = server.place().prefix) {
  const FILES_URL = `s3://mvi/${prefix}?endpoint=${server.endpoint}`;
  const keys = { FILES_ACCESS_KEY: 'S3RVER', FILES_SECRET_KEY: 'S3RVER' };
  return readConfiguration({ DATA_DIR: dataDir ?? (await emptyFolder()), FILES_URL, ...keys });
}

const move = (from: string, to: Parameters<typeof storeOf>[0]) =>
  moveStore(localStore(from), storeOf(to), { report: () => undefined, leaveDamaged: false });

test.each([
  ['a folder', local],
  ['a bucket', inS3],
])('the first start takes %s, and later starts find it again', async (_kind, configure) => {
  const configuration = await configure();
  expect(await checkFiles(db, configuration)).toBe(true);
  expect(await checkFiles(db, configuration)).toBe(true);
  expect((await keptStore(db)).id).toBe((await storeOf(configuration).identity.read())?.id);
});

test('an installation from before goes on with its files, and so does a copy of its folder', async () => {
  const configuration = await local();
  const key = await storeOf(configuration).files.put(Buffer.from('a CV'));
  await checkFiles(db, configuration);
  const copy = await emptyFolder();
  await cp(join(configuration.dataDir, 'files'), join(copy, 'files'), { recursive: true });
  await checkFiles(db, await local(copy));
  expect(await localStore(copy).files.get(key)).toBeDefined();
});

test('a process with a folder of its own is refused in a line that says where the files are', async () => {
  const [first, other] = [await local(), await local()];
  await checkFiles(db, first);
  await expect(checkFiles(db, other)).rejects.toThrow(
    `DATA_DIR should lead to the files of this database: they lie in local:${first.dataDir}, and local:${other.dataDir} is another`,
  );
});

test('one of two simultaneous first starts with different folders is refused', async () => {
  const starts = await Promise.allSettled([checkFiles(db, await local()), checkFiles(db, await local())]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('simultaneous first starts with one bucket agree on its name', async () => {
  const prefix = server.place().prefix;
  const configurations = await Promise.all([inS3(undefined, prefix), inS3(undefined, prefix), inS3(undefined, prefix)]);
  expect(await Promise.all(configurations.map((one) => checkFiles(db, one)))).toEqual([true, true, true]);
});

test('a process without FILES_URL is refused if the files are in a bucket', async () => {
  await checkFiles(db, await inS3());
  await expect(checkFiles(db, await local())).rejects.toThrow(/^FILES_URL should lead to the files of this database: /);
});

test('another bucket is refused', async () => {
  await checkFiles(db, await inS3());
  await expect(checkFiles(db, await inS3())).rejects.toMatchObject({ code: 'files.differ' });
});

test.each(['files', 'aside'] as const)(
  'files of its own (%s) beside FILES_URL are refused until they are moved',
  async (shelf) => {
    const dataDir = await emptyFolder();
    const store = localStore(dataDir);
    const key = await store.files.put(Buffer.from('a CV'));
    if (shelf === 'aside') await store.files.setAside(key);
    const configuration = await inS3(dataDir);
    await expect(checkFiles(db, configuration)).rejects.toThrow(`npm run files:move -- local:${dataDir} "$FILES_URL"`);
    expect(await keptStore(db)).toEqual({ id: null, place: null });
    await move(dataDir, configuration);
    expect(await checkFiles(db, configuration)).toBe(true);
  },
);

test('the store to which the files were moved takes the place of the store before, which is refused then', async () => {
  const before = await local();
  await checkFiles(db, before);
  const after = await inS3(before.dataDir);
  await expect(checkFiles(db, after)).rejects.toMatchObject({ code: 'files.differ' });
  await move(before.dataDir, after);
  await checkFiles(db, after);
  await expect(checkFiles(db, before)).rejects.toMatchObject({ code: 'files.differ' });
});

test('a folder that is not mounted is refused, and gets no card', async () => {
  const configuration = await local();
  await checkFiles(db, configuration);
  const files = join(configuration.dataDir, 'files');
  await rename(files, `${files}-elsewhere`);
  await expect(checkFiles(db, configuration)).rejects.toThrow('has no card of theirs');
  await rename(`${files}-elsewhere`, files);
  await checkFiles(db, configuration);
});

test('while the known bucket is away a process may start, but no process with another one, and no first start', async () => {
  const away = readConfiguration({
    DATA_DIR: await emptyFolder(),
    FILES_URL: 's3://mvi/x?endpoint=http://127.0.0.1:1',
    FILES_ACCESS_KEY: 'key',
    FILES_SECRET_KEY: 'secret',
  });
  await expect(checkFiles(db, away)).rejects.toThrow(/^FILES_URL should lead to a store that answers: /);
  await checkFiles(db, await inS3());
  const other = checkFiles(db, away);
  await expect(other).rejects.toThrow(/^FILES_URL should lead to a store that answers: .* lie in s3:/);
  await expect(other).rejects.not.toThrow('is another store');
  await db
    .updateTable('installation')
    .set({ file_store_place: storeOf(away).identity.place })
    .execute();
  expect(await checkFiles(db, away)).toBe(false);
});

test('a bucket that does not exist is refused at every start', async () => {
  const configuration = readConfiguration({
    DATA_DIR: await emptyFolder(),
    FILES_URL: `s3://other/?endpoint=${server.endpoint}`,
    FILES_ACCESS_KEY: 'S3RVER',
    FILES_SECRET_KEY: 'S3RVER',
  });
  await expect(checkFiles(db, configuration)).rejects.toThrow(/^FILES_URL should lead to .*404 NoSuchBucket/);
});

test('a bucket that refuses our keys is not called another store', async () => {
  await checkFiles(db, await inS3());
  const refused = checkFiles(db, { ...(await inS3()), filesAccessKey: 'nobody' });
  await expect(refused).rejects.toThrow(/^FILES_URL should lead to a bucket that our keys .* 403 /);
});

/** Lets the database be that of a copy, such as one that a dump brought to another server. */
const becomeCopy = () => db.updateTable('installation').set({ writer_server: 'of the original' }).execute();

test('a copy of the database may not write to the bucket of its original until it takes the bucket over', async () => {
  const configuration = await inS3();
  const { files } = await openFiles(db, configuration);
  const key = await files.put(Buffer.from('a CV'));
  await becomeCopy();
  await expect(checkFiles(db, configuration)).rejects.toThrow(/^FILES_URL should lead to .*npm run backup -- take/);
  const { owned } = storeOf(configuration);
  if (owned !== null) await takePlace(owned, (await nameInstallation(db, configuration)).id);
  await endCopy(db);
  expect(await checkFiles(db, configuration)).toBe(true);
  expect(Buffer.from(await files.get(key)).toString()).toBe('a CV');
});

test('a bucket from before owners were noted goes on with its installation, but not with a copy', async () => {
  const configuration = await inS3();
  const { owned, identity } = storeOf(configuration);
  await identity.write({ id: randomUUID() });
  await db.updateTable('installation').set({ writer_id: randomUUID() }).execute();
  await becomeCopy();
  await expect(checkFiles(db, configuration)).rejects.toMatchObject({ code: 'place.taken' });
  await endCopy(db);
  expect(await checkFiles(db, configuration)).toBe(true);
  expect(await owned?.read()).not.toBeNull();
});

test('a running process changes nothing in a bucket that another installation has taken over, and still reads', async () => {
  const configuration = await inS3();
  const store = storeOf(configuration);
  const key = await store.files.put(Buffer.from('a CV'));
  await checkFiles(db, configuration);
  const { files } = await openFiles(db, configuration);
  if (store.owned !== null) await takePlace(store.owned, randomUUID());
  await expect(files.put(Buffer.from('another'))).rejects.toMatchObject({ code: 'files.unavailable' });
  for (const change of [() => files.delete(key), () => files.setAside(key), () => files.takeBack(key)])
    await expect(change()).rejects.toMatchObject({ code: 'files.unavailable' });
  expect(Buffer.from(await files.get(key)).toString()).toBe('a CV');
});
