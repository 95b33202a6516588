import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#database/connection.ts';
import type { EmbeddedServer } from '#database/embedded/join-running.ts';
import { startEmbeddedServer } from '#database/embedded/start-embedded-server.ts';
import { nameInstallation } from '#database/installation-name.ts';
import { migrate } from '#database/migrate.ts';
import type { Tables } from '#database/tables.ts';
import { minute } from '#durations.ts';
import { localStore } from '#files/local-store.ts';
import { holding, PlaceTaken, takePlace } from '#files/place-writer.ts';
import { startArchive } from './archive/start-archive.ts';
import { backUp } from './back-up.ts';
import { archivedPieces } from './database/archived-wal.ts';
import { newFilesIn } from './files/new-files.ts';
import { restoreInstallation } from './restore-installation.ts';
import { backupPlace } from './store/backup-place.ts';
import { folderStore } from './store/folder-store.ts';
import { listBackups } from './store/manifest.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = await mkdtemp(join(tmpdir(), `mvi-tests-${process.pid}-owner-`));
const dataDir = join(folder, 'data');
let server: EmbeddedServer;
let db: Kysely<Tables>;

beforeAll(async () => {
  server = await startEmbeddedServer({ dataDir, durable: false });
  db = connect(server.url);
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const source = { dataDir, files: localStore(dataDir), secret: null, withDatabase: true };
const quickly = { verify: false, keep: 1 };

/** Starts what was restored, with its schema as the site would have it. */
async function startRestored(restored: string) {
  const own = await startEmbeddedServer({ dataDir: restored, durable: false });
  const ownDb = connect(own.url);
  onTestFinished(async () => {
    await ownDb.destroy();
    await own.stop();
  });
  await migrate(ownDb);
  const name = await nameInstallation(ownDb, { dataDir: restored });
  return { name, source: { ...source, db: ownDb, url: own.url, dataDir: restored, files: localStore(restored) } };
}

test('an installation that was restored elsewhere may not write to the backups until it takes them over', async () => {
  const store = folderStore(join(folder, 'backups'));
  const place = backupPlace(store, null);
  const own = { ...source, store, db, url: server.url };
  const name = await nameInstallation(db, { dataDir });
  const { backup } = await backUp({ ...own, hold: holding(place, name) }, quickly);
  const restored = join(folder, 'restored');
  await restoreInstallation({ store, dataDir: restored, mayReplace: false, openFiles: localStore });
  const copy = await startRestored(restored);
  const backUpCopy = () => backUp({ ...copy.source, store, hold: holding(place, copy.name) }, quickly);
  await expect(backUpCopy()).rejects.toThrow(PlaceTaken);
  expect((await listBackups(store)).complete).toEqual([backup]);
  await takePlace(place, copy.name.id);
  const { backup: newer } = await backUpCopy();
  await expect(backUp({ ...own, hold: holding(place, name) }, quickly)).rejects.toThrow(PlaceTaken);
  expect((await listBackups(store)).complete).toEqual([newer]);
});

test('a restore that takes over is no copy, and one that does not is', async () => {
  const store = folderStore(join(folder, 'backups'));
  const name = { id: randomUUID(), isCopy: false };
  const taking = { store, dataDir: join(folder, 'taking'), mayReplace: false, openFiles: localStore, name };
  await restoreInstallation(taking);
  expect((await startRestored(taking.dataDir)).name).toEqual(name);
  const copying = { ...taking, dataDir: join(folder, 'copying'), name: undefined };
  await restoreInstallation(copying);
  expect((await startRestored(copying.dataDir)).name).toMatchObject({ isCopy: true });
});

test('a restore leaves the documents in a bucket as they are unless it takes over', async () => {
  const store = folderStore(join(folder, 'backups'));
  const leaving = { store, dataDir: join(folder, 'leaving'), mayReplace: false, openFiles: () => null };
  expect(await restoreInstallation(leaving)).toMatchObject({ restored: 0, missing: [] });
});

test('the archive of a running installation stands still once another has taken the place over', async () => {
  const store = folderStore(join(folder, 'archived'));
  const failures: object[] = [];
  const log = { info: () => undefined, error: (facts: object) => void failures.push(facts) };
  const clock = { now: 0 };
  const place = backupPlace(store, null);
  const hold = holding(place, await nameInstallation(db, { dataDir }), () => clock.now);
  const newFiles = newFilesIn(dataDir);
  const archive = startArchive({ store, url: server.url, dataDir, files: source.files.files, newFiles, hold, log });
  await expect.poll(() => archivedPieces(store), { timeout: 20_000 }).not.toEqual([]);
  await takePlace(place, randomUUID());
  clock.now += minute;
  await expect.poll(() => failures, { timeout: 10_000 }).toMatchObject([{ err: { code: 'place.taken' } }]);
  expect(archive.standstill()?.reason).toContain('npm run backup -- take');
  const before = await archivedPieces(store);
  await sql`create table written_afterwards as select 1 as one`.execute(db);
  await archive.stop();
  expect(await archivedPieces(store)).toEqual(before);
});
