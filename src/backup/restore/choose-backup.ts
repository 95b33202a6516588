import type { BackupStore } from '#backup/store/backup-store.ts';
import { BackupFailed } from '#backup/store/errors.ts';
import { type Backup, listBackups, type Manifest, readManifest } from '#backup/store/manifest.ts';

export type ChosenBackup = { readonly backup: Backup; readonly manifest: Manifest };

type Wanted = {
  /** Id of a backup; without it the newest backup that leads to the moment is chosen. */
  readonly id?: string | undefined;
  readonly toTime?: Date | undefined;
};

/** @throws BackupFailed if no backup of the place leads to the moment; BackupDamaged */
export async function chooseBackup(store: BackupStore, { id, toTime }: Wanted): Promise<ChosenBackup> {
  const { complete } = await listBackups(store);
  const wanted = id === undefined ? complete : complete.filter((backup) => backup.id === id);
  if (wanted.length === 0)
    throw new BackupFailed(
      id === undefined
        ? `There is no complete backup in ${store.address}.`
        : `There is no complete backup ${id} in ${store.address}: npm run backup -- list ${store.address}`,
    );
  for (const backup of wanted) {
    const manifest = await readManifest(store, backup);
    if (toTime === undefined) return { backup, manifest };
    if (new Date(manifest.database?.stoppedAt ?? manifest.begunAt) <= toTime) return { backup, manifest };
  }
  throw new BackupFailed(`No backup is older than ${toTime?.toISOString()}: a backup leads only to moments after it.`);
}
