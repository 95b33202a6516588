import type { Registry } from 'prom-client';
import type { Archive } from '#backup/archive/start-archive.ts';
import { listBackups, readManifest } from '#backup/store/manifest.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';
import { minute } from '#durations.ts';
import { atMostEvery } from './at-most-every.ts';
import { addGauge } from './gauges.ts';

type Watched = {
  readonly source: { readonly store: BackupStore };
  /** Null with a database of the operator. */
  readonly archive: Pick<Archive, 'chain' | 'standstill'> | null;
};

/** Adds the numbers of the backups and of the continuous archive, in the processes that make backups. */
export function addBackupMetrics(registry: Registry, { source: { store }, archive }: Watched): void {
  addNewestBackup(registry, store);
  if (archive !== null) addStandstill(registry, archive);
}

/** Adds how long this process cannot send the log. There is no number while another process archives. */
function addStandstill(registry: Registry, { chain, standstill }: Pick<Archive, 'chain' | 'standstill'>): void {
  const given = {
    name: 'mvi_archive_standstill_seconds',
    help: 'For how long the continuous archive has not been able to send the log; 0 if it sends.',
  };
  addGauge(registry, given, () => {
    const found = standstill();
    if (found !== null) return (Date.now() - found.since.getTime()) / 1000;
    return chain() === null ? null : 0;
  });
}

/**
 * Adds the age of the newest backup. While the place of the backups is away, the number stays the last known
 * one: without a number the alert about old backups would end.
 */
function addNewestBackup(registry: Registry, store: BackupStore): void {
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
