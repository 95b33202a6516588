import { randomUUID } from 'node:crypto';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { copyName, endCopy, keepNameAt, markRestored, nameAsItIs, nameInstallation } from './installation-name.ts';
import { bareDatabase, testDatabase } from './testing/test-database.ts';

const [{ db }, bare] = [await testDatabase(), await bareDatabase()];
const dataDir = await mkdtemp(join(tmpdir(), 'installation-'));
afterAll(() => rm(dataDir, { recursive: true }));
const given = { dataDir };

const forget = { writer_id: null, writer_server: null, is_copy: false };
beforeEach(async () => {
  await db.updateTable('installation').set(forget).execute();
  await rm(join(dataDir, 'restored.json'), { force: true });
});

test('processes that start together agree on the name of their installation, and later starts find it', async () => {
  const names = await Promise.all([1, 2, 3, 4].map(() => nameInstallation(db, given)));
  expect(new Set(names.map(({ id }) => id)).size).toBe(1);
  expect(await nameInstallation(db, given)).toEqual({ id: names[0]?.id, isCopy: false });
});

test('what was restored has another name than its original, and is a copy until it takes over', async () => {
  const original = await nameInstallation(db, given);
  const name = copyName();
  await markRestored(dataDir, name);
  expect(await nameInstallation(db, given)).toEqual(name);
  expect(name.id).not.toBe(original.id);
  await expect(access(join(dataDir, 'restored.json'))).rejects.toThrow('ENOENT');
  expect(await nameInstallation(db, given)).toEqual(name);
  await endCopy(db);
  expect(await nameInstallation(db, given)).toEqual({ ...name, isCopy: false });
});

test('a first start that was killed before it removed the mark of the restore gets the same name again', async () => {
  const name = { id: randomUUID(), isCopy: false };
  await markRestored(dataDir, name);
  await nameInstallation(db, given);
  await markRestored(dataDir, name);
  expect(await nameInstallation(db, given)).toEqual(name);
});

test('a data folder says nothing about the server of an operator', async () => {
  const own = { databaseUrl: 'postgres://elsewhere', dataDir };
  const original = await nameInstallation(db, own);
  await markRestored(dataDir, copyName());
  expect(await nameInstallation(db, own)).toEqual(original);
});

test('a dump that was read into another server is a copy, unless the database was moved there', async () => {
  const original = await nameInstallation(db, given);
  const asDumped = { writer_server: '7300000000000000000 16384' };
  await db.updateTable('installation').set(asDumped).execute();
  await keepNameAt(db);
  expect(await nameInstallation(db, given)).toEqual(original);
  await db.updateTable('installation').set(asDumped).execute();
  const copy = await nameInstallation(db, given);
  expect(copy).toMatchObject({ isCopy: true });
  expect(copy.id).not.toBe(original.id);
});

test('a database that lacks migrations has no name yet, unless it was restored', async () => {
  expect(await nameAsItIs(bare.db, given)).toBeNull();
  const name = copyName();
  await markRestored(dataDir, name);
  expect(await nameAsItIs(bare.db, given)).toEqual(name);
});
