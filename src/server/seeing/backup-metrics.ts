import type { Registry } from 'prom-client';
import { listBackups, readManifest } from '#backup/store/manifest.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';
import { minute } from '#durations.ts';
import { atMostEvery } from './at-most-every.ts';
import { addGauge } from './gauges.ts';

type Watched = { readonly source: { readonly store: BackupStore } };

/**
 * Adds the age of the newest backup, in the processes that make backups. While the place of the backups is
 * away, the number stays the last known one: without a number the alert about old backups would end.
 */
export function addBackupMetrics(registry: Registry, { source: { store } }: Watched): void {
  let known = 0;
  const read = atMostEvery(minute, async () => {
    const [newest] = (await listBackups(store)).complete;
    known = newest === undefined ? 0 : Date.parse((await readManifest(store, newest)).begunAt) / 1000;
  });
  const last = {
    name: 'mvi_backup_last_success_timestamp_seconds',
    help: 'When the newest complete backup was begun; 0 if none is known.',
  };
  addGauge(registry, last, async () => {
    await read();
    return known;
  });
}
