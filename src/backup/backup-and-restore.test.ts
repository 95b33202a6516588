import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { namedFiles } from '#board/candidates/documents/named-files.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { connect } from '#database/connection.ts';
import { type EmbeddedServer } from '#database/embedded/join-running.ts';
import { startEmbeddedServer } from '#database/embedded/start-embedded-server.ts';
import { migrate } from '#database/migrate.ts';
import type { Tables } from '#database/tables.ts';
import { day } from '#durations.ts';
import { localStore } from '#files/local-store.ts';
import { recordActs } from '#staff/audit/record-act.ts';
import { startArchive } from './archive/start-archive.ts';
import { archivedPieces } from './database/archived-wal.ts';
import { parseWalPosition } from './database/wal-positions.ts';
import { newFilesIn, notingFiles } from './files/new-files.ts';
import { backUp } from './back-up.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreInstallation, type Restore } from './restore-installation.ts';
import { folderStore } from './store/folder-store.ts';
import { listBackups, noteVerified, readManifest } from './store/manifest.ts';
import { contentName } from './store/objects.ts';
import { verifyBackup } from './verify-backup.ts';

vi.setConfig({ testTimeout: 120_000 });

const place = await mkdtemp(join(tmpdir(), `mvi-tests-${process.pid}-backup-`));
const dataDir = join(place, 'data');
const secret = 'the secret of this installation, long enough';
let server: EmbeddedServer;
let db: Kysely<Tables>;
const newFiles = newFilesIn(dataDir);
const { files, marks } = localStore(dataDir);
const noted = notingFiles(files, newFiles);

beforeAll(async () => {
  server = await startEmbeddedServer({ dataDir, durable: false });
  db = connect(server.url);
  await migrate(db);
  await insertReference(db);
  await writeFile(join(dataDir, 'secret'), secret, { mode: 0o600 });
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
  await rm(place, { recursive: true, force: true, maxRetries: 5 });
});

async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(join(place, 'backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Rules about the owner of a place have tests of their own. */
const hold = async () => undefined;

const source = (folder: string) => ({
  store: folderStore(folder),
  db,
  url: server.url,
  dataDir,
  files: { files, marks },
  hold,
  secret,
  withDatabase: true,
});

/** Tests verify and delete themselves. */
const quickly = { verify: false, keep: 100 };

const act = { act: 'audit.export', subject: { kind: 'audit', id: 'export' } } as const;

/** Sends an application with a document, and records an act of the staff. @returns the key of the document */
async function apply(words: string): Promise<string> {
  await recordActs(db, [{ ...act, actor: { kind: 'job', name: 'test' }, reason: words, at: new Date() }]);
  const key = await noted.put(Buffer.from(words));
  const board = testBoard(db, { files: noted });
  const { candidate } = await insertCandidate(board);
  const person = { email: 'zoe@example.org', first_name: 'Zoé', last_name: 'Ørsted', locale: 'fr' } as const;
  const cv = { cv_file_key: key, cv_file_name: 'CV.pdf', cv_media_type: 'application/pdf' };
  const offer_id = await insertOffer(db);
  await db
    .insertInto('applications')
    .values({ offer_id, candidate_id: candidate.id, ...person, ...cv })
    .execute();
  return key;
}

const restoring = (folder: string, more: Partial<Restore> = {}): Restore => ({
  store: folderStore(folder),
  dataDir: join(folder, 'restored'),
  mayReplace: false,
  openFiles: localStore,
  ...more,
});

/** Reads the restored documents: those that rows name. */
async function documentsOf(restored: string): Promise<string[]> {
  const own = localStore(restored).files;
  const keys = await Array.fromAsync(own.storedBefore(new Date(Date.now() + day)));
  return Promise.all(keys.map(async (key) => Buffer.from(await own.get(key)).toString()));
}

/** Starts the restored installation and reads the documents that its rows name. Expects their acts too. */
async function documentsOnceStarted(restored: string): Promise<string[]> {
  const again = await startEmbeddedServer({ dataDir: restored });
  const restoredDb = connect(again.url);
  try {
    await migrate(restoredDb);
    const own = localStore(restored);
    const keys = await namedFiles(restoredDb);
    const audit = await restoredDb.selectFrom('staff.audit').select('reason').execute();
    const texts = Array.from(keys, async (key) => Buffer.from(await own.files.get(key)).toString());
    const documents = await Promise.all(texts);
    expect(audit.map(({ reason }) => reason)).toEqual(expect.arrayContaining(documents));
    return documents;
  } finally {
    await restoredDb.destroy();
    await again.stop();
  }
}

test('a backup that is made while the site works is verified by a restore, and restores every application', async () => {
  const folder = await backupFolder();
  await apply('before the backup');
  const { backup, manifest } = await backUp(source(folder), quickly);
  expect(manifest.missing).toEqual([]);
  const verified = await verifyBackup(folderStore(folder), backup);
  expect(verified).toMatchObject({ documents: 1 });
  await apply('after the backup');
  const restored = await restoreInstallation(restoring(folder));
  expect(restored).toMatchObject({ reached: true, applications: 1, restored: 1, missing: [], hasSecret: true });
  expect(await documentsOnceStarted(join(folder, 'restored'))).toEqual(['before the backup']);
  expect(await readFile(join(folder, 'restored/secret'), 'utf8')).toBe(secret);
  expect((await stat(join(folder, 'restored/secret'))).mode & 0o777).toBe(0o600);
});

/** Waits until the archive has everything that was confirmed up to now. */
async function archivedUpToNow(folder: string): Promise<void> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  const wanted = parseWalPosition(rows[0]?.lsn ?? '');
  const reached = async () => (await archivedPieces(folderStore(folder))).some(({ end }) => end >= wanted);
  await expect.poll(reached, { timeout: 20_000 }).toBe(true);
}

async function databaseNow(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

test('with the archive, everything up to the last second comes back, or everything up to a chosen second', async () => {
  const folder = await backupFolder();
  const failures: object[] = [];
  const log = { info: () => undefined, error: (facts: object) => void failures.push(facts) };
  const archive = startArchive({ store: folderStore(folder), url: server.url, dataDir, files, newFiles, hold, log });
  await archivedUpToNow(folder);
  const { backup, manifest } = await backUp(source(folder), quickly);
  expect(manifest.database?.chain).toBe(archive.chain());
  await apply('first');
  // A whole segment and more, so that parts of segments are joined.
  await sql`create table filling as select repeat(md5(n::text), 20) as text from generate_series(1, 40000) n`.execute(
    db,
  );
  const chosen = await databaseNow();
  await apply('second');
  await apply('third');
  await archivedUpToNow(folder);
  const parts = await archivedPieces(folderStore(folder));
  expect(parts.some(({ start, end }) => end - start === 16n * 2n ** 20n)).toBe(true);

  const last = await restoreInstallation(restoring(folder));
  expect(last).toMatchObject({ backup, reached: true, missing: [] });
  const whole = await documentsOf(join(folder, 'restored'));
  expect(whole).toEqual(expect.arrayContaining(['first', 'second', 'third']));

  const earlier = restoring(folder, { toTime: chosen, dataDir: join(folder, 'earlier') });
  expect(await restoreInstallation(earlier)).toMatchObject({ reached: true, missing: [] });
  const then = await documentsOf(earlier.dataDir);
  expect(then).toContain('first');
  expect(then).toHaveLength(whole.length - 2);

  const future = restoring(folder, { toTime: new Date(Date.now() + day), dataDir: join(folder, 'future') });
  expect(await restoreInstallation(future)).toMatchObject({ reached: false, applications: last.applications });
  const before = restoring(folder, { toTime: new Date(Date.now() - day), dataDir: join(folder, 'before') });
  await expect(restoreInstallation(before)).rejects.toThrow('No backup is older than');

  await archive.stop();
  await apply('while nobody archived');
  const next = startArchive({ store: folderStore(folder), url: server.url, dataDir, files, newFiles, hold, log });
  await archivedUpToNow(folder);
  expect(next.chain()).toBe(manifest.database?.chain);
  await next.stop();
  expect(failures).toEqual([]);
  const after = restoring(folder, { dataDir: join(folder, 'after') });
  await restoreInstallation(after);
  expect(await documentsOf(after.dataDir)).toContain('while nobody archived');
});

test('a damaged backup is refused with the name of the damaged file, and the data folder stays as it is', async () => {
  const folder = await backupFolder();
  const key = await apply('to be damaged');
  const { backup, manifest } = await backUp(source(folder), quickly);
  const store = folderStore(folder);
  const damage = async (name: string) => {
    const bytes = Buffer.from(await store.get(name));
    const before = Buffer.from(bytes);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    await store.put(name, bytes);
    return () => store.put(name, before);
  };
  const table = manifest.database?.files.find(({ path, pieces }) => path.startsWith('base/') && pieces.length > 0);
  const document = manifest.files.find((file) => file.key === key);
  const refusals = [
    [contentName(table?.pieces[0] ?? ''), /the file base\/.* of the database has other bytes/],
    [`files/${key.slice(0, 2)}/${key}.${document?.sha256}`, new RegExp(`the document ${key} has other bytes`)],
    [contentName(manifest.secret ?? ''), /the secret has other bytes/],
    [backup.name, /the list of the backup .* has other bytes/],
  ] as const;
  for (const [name, words] of refusals) {
    const mend = await damage(name);
    await expect(restoreInstallation(restoring(folder))).rejects.toThrow(words);
    await expect(verifyBackup(store, backup)).rejects.toThrow(words);
    expect(await readdir(join(folder, 'restored')).catch(() => [])).toEqual([]);
    await mend();
  }
  await store.delete(refusals[0][0]);
  await expect(restoreInstallation(restoring(folder))).rejects.toThrow(/of the database is missing/);
});

test('a restore refuses a folder that is in use, and moves former content aside only when it is told to', async () => {
  const folder = await backupFolder();
  await backUp(source(folder), quickly);
  await expect(restoreInstallation(restoring(folder, { dataDir, mayReplace: true }))).rejects.toThrow(
    'Stop the site first',
  );
  const taken = restoring(folder);
  await mkdir(taken.dataDir);
  await writeFile(join(taken.dataDir, 'diary.txt'), 'mine');
  await expect(restoreInstallation(taken)).rejects.toThrow('is not empty');
  expect(await readdir(taken.dataDir)).toEqual(['diary.txt']);
  const { aside = '' } = await restoreInstallation({ ...taken, mayReplace: true });
  expect(await readFile(join(aside, 'diary.txt'), 'utf8')).toBe('mine');
  expect((await readdir(taken.dataDir)).toSorted()).toEqual([
    basename(aside),
    'files',
    'postgres',
    'restored.json',
    'secret',
  ]);
});

test('a second backup copies only what has changed, and a cut one is no backup and leaves nothing', async () => {
  const folder = await backupFolder();
  const store = folderStore(folder);
  const first = await backUp(source(folder), quickly);
  const gone = { ...files, get: () => Promise.reject(new Error('the cut')) };
  await apply('after the first');
  await expect(backUp({ ...source(folder), files: { files: gone, marks } }, quickly)).rejects.toThrow('the cut');
  await store.put('objects/ab/abandoned', Buffer.from('of the cut backup'));
  expect((await listBackups(store)).complete).toEqual([first.backup]);
  const second = await backUp(source(folder), quickly);
  expect(second.writtenBytes).toBeLessThan(first.writtenBytes / 2);
  await pruneBackups(store, 2, null);
  expect((await Array.fromAsync(store.list('objects'))).map(({ name }) => name)).not.toContain('objects/ab/abandoned');
  await verifyBackup(store, first.backup);
});

test('old backups are deleted with all that only they needed, but never the last verified one', async () => {
  const folder = await backupFolder();
  const store = folderStore(folder);
  const key = await apply('to be erased');
  const first = await backUp(source(folder), quickly);
  await noteVerified(store, first.backup, new Date());
  await db.deleteFrom('applications').where('cv_file_key', '=', key).execute();
  const second = await backUp(source(folder), quickly);
  const third = await backUp(source(folder), quickly);
  expect((await pruneBackups(store, 1, null)).deleted).toEqual([second.backup]);
  expect((await listBackups(store)).complete).toEqual([third.backup, first.backup]);
  await noteVerified(store, third.backup, new Date());
  const { deleted } = await pruneBackups(store, 1, null);
  expect(deleted).toEqual([first.backup]);
  const manifest = await readManifest(store, third.backup);
  const needed = manifest.database?.files.flatMap(({ pieces }) => pieces) ?? [];
  const more = [...(manifest.database?.wal ?? []).map(({ sha256 }) => sha256), manifest.secret ?? ''];
  const left = (await Array.fromAsync(store.list('objects'))).map(({ name }) => name.split('/').at(-1));
  expect(new Set(left)).toEqual(new Set([...needed, ...more]));
});

test('two backups at the same time are refused', async () => {
  const folder = await backupFolder();
  const both = await Promise.allSettled([backUp(source(folder), quickly), backUp(source(folder), quickly)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'backup.failed' } });
});
