import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { folderStore } from '#backup/store/folder-store.ts';
import { listBackups } from '#backup/store/manifest.ts';
import { backupNews } from '#board/operators/backups/backup-jobs.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { day, hour, minute } from '#durations.ts';
import { localStore } from '#files/local-store.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
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
const board = { db, jobs: await testJobs(db, [backupNews]), now: () => new Date(Date.now() + passed) };
const workOf = (parts: Parameters<typeof backupWhenDue>[0]) => {
  const work = backupWhenDue(parts, board, log, every);
  return (stopping = new AbortController().signal) => work(stopping);
};

const made = async () => (await listBackups(store)).complete.length;

/** Reads which letters the operator gets. */
const letters = async () => {
  const { rows } = await sql<{ outcome: string }>`
    select data ->> 'outcome' as outcome from pgboss.job order by created_on`.execute(db);
  return rows.map(({ outcome }) => outcome);
};

beforeEach(async () => {
  told.length = 0;
  await sql`delete from pgboss.job`.execute(db);
});

test('the first backup is due at once, and the next when the newest is old enough', async () => {
  const work = workOf(backups);
  await work();
  await work();
  expect([told, await made()]).toEqual([['a backup is made'], 1]);
  passed = day + hour;
  await work();
  expect(await made()).toBe(2);
  expect(await letters()).toEqual([]);
});

test('a backup waits for the archive to begin, and is due if the newest does not lead into the archive', async () => {
  passed = 0;
  const state: { chain: string | null } = { chain: null };
  const work = workOf({ ...backups, archive: { chain: () => state.chain, standstill: () => null } });
  await work();
  expect(told).toEqual([]);
  state.chain = 'begun';
  await work();
  expect(told).toEqual(['a backup is made']);
  expect(await made()).toBe(2);
});

test('a failed backup is tried again after an hour, and the operator gets one letter until backups work again', async () => {
  const state = { isBroken: true };
  const secret = () => (state.isBroken ? Promise.reject(new Error('no right to read')) : Promise.resolve('the secret'));
  passed = 30 * day;
  const work = workOf({ ...backups, source: { ...backups.source, secret } });
  await work();
  await work();
  expect(told).toEqual(['a backup failed']);
  passed += hour;
  await work();
  expect(told).toEqual(['a backup failed', 'a backup failed']);
  expect(await letters()).toEqual(['failing']);
  state.isBroken = false;
  passed += hour;
  await work();
  expect(await letters()).toEqual(['failing', 'recovered']);
});

test('the operator gets a letter if the archive stands still for ten minutes, and one when it goes on', async () => {
  const since = board.now();
  const state = { standstill: { since, reason: 'not mounted' }, still: true };
  const chain = () => (state.still ? null : 'goes on');
  const work = workOf({ ...backups, archive: { chain, standstill: () => (state.still ? state.standstill : null) } });
  passed += 9 * minute;
  await work();
  expect(await letters()).toEqual([]);
  passed += minute;
  await work();
  await work();
  expect(await letters()).toEqual(['failing']);
  state.still = false;
  await work();
  expect(await letters()).toEqual(['failing', 'recovered']);
});

test('a stop ends a backup whose place does not answer, and is no failure', async () => {
  const hanging = {
    ...store,
    list: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) }),
  };
  const stopping = new AbortController();
  const running = workOf({ ...backups, source: { ...backups.source, store: hanging } })(stopping.signal);
  stopping.abort();
  await running;
  expect(told).not.toContain('a backup failed');
  expect(await letters()).toEqual([]);
});

test('the operator gets a letter if the place for backups is away for ten minutes', async () => {
  const state = { isAway: true };
  const list = (folder: string) => {
    if (state.isAway) throw new Error('not mounted');
    return store.list(folder);
  };
  const work = workOf({ ...backups, source: { ...backups.source, store: { ...store, list } } });
  await expect(work()).rejects.toThrow('not mounted');
  expect(await letters()).toEqual([]);
  passed += 10 * minute;
  await expect(work()).rejects.toThrow('not mounted');
  expect(await letters()).toEqual(['failing']);
  state.isAway = false;
  await work();
  expect(await letters()).toEqual(['failing', 'recovered']);
});

test('a backup whose verification was stopped is due again', async () => {
  passed = 0;
  const work = workOf(backups);
  await work();
  told.length = 0;
  await work();
  expect(told).toEqual([]);
  const [newest] = (await listBackups(store)).complete;
  await store.delete(`backups/${newest?.id}.verified`);
  await work();
  expect(told).toEqual(['a backup is made']);
});
