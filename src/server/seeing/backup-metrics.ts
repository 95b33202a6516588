import type { Registry } from 'prom-client';
import { listBackups, readManifest } from '#backup/store/manifest.ts';
import { minute } from '#durations.ts';
import type { Backups } from '#server/schedule/backup-when-due.ts';
import { atMostEvery } from './at-most-every.ts';
import { addGauge } from './gauges.ts';

/** Adds the age of the newest backup, in the processes that make backups. */
export function addBackupMetrics(registry: Registry, { source: { store } }: Backups): void {
  const read = atMostEvery(minute, async () => {
    const [newest] = (await listBackups(store)).complete;
    return newest === undefined ? 0 : Date.parse((await readManifest(store, newest)).begunAt) / 1000;
  });
  const last = {
    name: 'mvi_backup_last_success_timestamp_seconds',
    help: 'When the newest complete backup was begun; 0 without any.',
  };
  addGauge(registry, last, read);
}
