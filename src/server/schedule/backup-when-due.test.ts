import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { folderStore } from '#backup/store/folder-store.ts';
import { listBackups } from '#backup/store/manifest.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { day, hour } from '#durations.ts';
import { localStore } from '#files/local-store.ts';
import { backupWhenDue } from './backup-when-due.ts';

const { db, url } = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'backup-when-due-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const store = folderStore(join(dataDir, 'backups'));
const told: string[] = [];
const tell = (_facts: object, words: string) => void told.push(words);
let passed = 0;

// The database is a server of the operator here, so that only the documents are backed up.
const source = {
  store,
  db,
  url,
  dataDir,
  files: localStore(dataDir),
  hold: async () => undefined,
  withDatabase: false,
};
const backups = { source: { ...source, secret: () => Promise.resolve('the secret') }, archive: null };
const log = { info: tell, error: tell };
const every = { backupEvery: 24, backupKeep: 2 };
const now = () => new Date(Date.now() + passed);

const made = async () => (await listBackups(store)).complete.length;

beforeEach(() => {
  told.length = 0;
});

test('the first backup is due at once, and the next when the newest is old enough', async () => {
  const work = backupWhenDue(backups, log, every, now);
  await work();
  await work();
  expect([told, await made()]).toEqual([['a backup is made'], 1]);
  passed = day + hour;
  await work();
  expect(await made()).toBe(2);
});

test('a backup waits for the archive to begin, and is due if the newest does not lead into the archive', async () => {
  passed = 0;
  const state: { chain: string | null } = { chain: null };
  const work = backupWhenDue({ ...backups, archive: { chain: () => state.chain } }, log, every, now);
  await work();
  expect(told).toEqual([]);
  state.chain = 'begun';
  await work();
  expect(told).toEqual(['a backup is made']);
  expect(await made()).toBe(2);
});

test('a failed backup is logged as an error, and tried again after an hour', async () => {
  const broken = { ...backups.source, secret: () => Promise.reject(new Error('no right to read')) };
  passed = 30 * day;
  const work = backupWhenDue({ ...backups, source: broken }, log, every, now);
  await work();
  await work();
  expect(told).toEqual(['a backup failed']);
  passed += hour;
  await work();
  expect(told).toEqual(['a backup failed', 'a backup failed']);
});
