import { Registry } from 'prom-client';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { bucketStore } from '#backup/store/bucket-store.ts';
import { writeManifest } from '#backup/store/manifest.ts';
import { minute } from '#durations.ts';
import { startS3rver } from '#files/testing/s3rver.ts';
import { addBackupMetrics } from './backup-metrics.ts';

const server = await startS3rver();
afterAll(() => server.end());

test('the age of the newest backup goes on while the place of the backups is away', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const [store, registry] = [bucketStore(server.place()), new Registry()];
  addBackupMetrics(registry, { source: { store }, archive: null });
  const told = async () => {
    vi.advanceTimersByTime(2 * minute);
    const line = (await registry.metrics()).split('\n').find((one) => !one.startsWith('#')) ?? '';
    return Number(line.split(' ')[1]);
  };
  expect(await told()).toBe(0);
  const begunAt = '2026-11-26T03:00:00.000Z';
  await writeManifest(store, { form: 1, begunAt, database: null, files: [], missing: [], marks: [], secret: null });
  expect(await told()).toBe(Date.parse(begunAt) / 1000);
  await server.kill();
  expect(await told()).toBe(Date.parse(begunAt) / 1000);
});

test('the standstill of the archive is told by the process that archives, for as long as it lasts', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const state: { chain: string | null; since: Date | null } = { chain: null, since: null };
  const archive = {
    chain: () => state.chain,
    standstill: () => state.since && { since: state.since, reason: 'the disk is full' },
  };
  const registry = new Registry();
  addBackupMetrics(registry, { source: { store: bucketStore(server.place()) }, archive });
  const seconds = async () => /^mvi_archive_standstill_seconds (\d+)/m.exec(await registry.metrics())?.[1];
  expect(await seconds()).toBeUndefined();
  state.chain = 'chain';
  expect(await seconds()).toBe('0');
  state.since = new Date();
  vi.advanceTimersByTime(5 * minute);
  expect(await seconds()).toBe('300');
  state.since = null;
  expect(await seconds()).toBe('0');
});
