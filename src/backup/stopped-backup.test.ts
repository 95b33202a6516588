import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#database/connection.ts';
import type { EmbeddedServer } from '#database/embedded/join-running.ts';
import { startEmbeddedServer } from '#database/embedded/start-embedded-server.ts';
import { migrate } from '#database/migrate.ts';
import type { Tables } from '#database/tables.ts';
import { second } from '#durations.ts';
import { localStore } from '#files/local-store.ts';
import { backUp } from './back-up.ts';
import { folderStore } from './store/folder-store.ts';
import { listBackups } from './store/manifest.ts';
import { stoppableStore } from './store/stoppable-store.ts';
import { verifyBackup } from './verify-backup.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = await mkdtemp(join(tmpdir(), `mvi-tests-${process.pid}-stopped-`));
const dataDir = join(folder, 'data');
const store = folderStore(join(folder, 'backups'));
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

const hold = async () => undefined;
const files = localStore(dataDir);
const source = () => ({ store, db, url: server.url, dataDir, files, hold, secret: null, withDatabase: true });
const reason = new Error('the process stops');
const scratch = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`mvi-verify-${process.pid}-`));

/** Stops a backup at a step that it reports. @returns milliseconds until it has ended */
async function stopAt(step: RegExp): Promise<number> {
  const stopping = new AbortController();
  let from = 0;
  const report = (reported: string) => {
    if (!step.test(reported) || stopping.signal.aborted) return;
    from = Date.now();
    stopping.abort(reason);
  };
  const running = backUp({ ...source(), report }, { verify: true, keep: 1, stopping: stopping.signal });
  await expect(running).rejects.toBe(reason);
  return Date.now() - from;
}

test('a stop while files are copied leaves no backup, and the next backup goes on', async () => {
  expect(await stopAt(/^20 of \d+ files of the database/)).toBeLessThan(3 * second);
  expect((await listBackups(store)).complete).toEqual([]);
  const { backup } = await backUp(source(), { verify: true, keep: 1 });
  const { complete, verified } = await listBackups(store);
  expect([complete, [...verified]]).toEqual([[backup], [backup.id]]);
});

test.each([/Replaying the log/, /Reading every row/])(
  'a stop of the verification at «%s» ends within seconds, and leaves a whole backup that is not verified',
  async (step) => {
    expect(await stopAt(step)).toBeLessThan(5 * second);
    expect(await scratch()).toEqual([]);
    const { complete, verified } = await listBackups(store);
    const [newest] = complete;
    expect(verified.has(newest?.id ?? '')).toBe(false);
    if (newest !== undefined) await verifyBackup(store, newest);
  },
);

test('a backup that cannot be verified stays, and the message says so and where the verification lacks room', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'no-such-folder'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const before = (await listBackups(store)).complete.length;
  const failed: unknown = await backUp(source(), { verify: true, keep: 9 }).catch((error: unknown) => error);
  const { complete, verified } = await listBackups(store);
  const id = complete[0]?.id ?? '';
  expect([complete.length, verified.has(id)]).toEqual([before + 1, false]);
  expect(String(failed)).toContain(
    `The backup ${id} is made and stays in ${store.address}, but it could not be verified`,
  );
  expect(String(failed)).toContain(`${join(folder, 'no-such-folder')}, TMPDIR`);
});

test('a place that does not answer holds nobody up', async () => {
  const stopping = new AbortController();
  const hanging = { ...store, get: () => new Promise<never>(() => {}) };
  const asked = stoppableStore(hanging, stopping.signal).get('one');
  stopping.abort(reason);
  await expect(asked).rejects.toBe(reason);
  await expect(stoppableStore(store, stopping.signal).put('two', Buffer.from('2'))).rejects.toBe(reason);
  expect(await Array.fromAsync(store.list('two'))).toEqual([]);
});
