import { setTimeout as wait } from 'node:timers/promises';
import { backupPlace } from '#backup/store/backup-place.ts';
import { openBackupStore } from '#backup/store/open-store.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { InstallationName } from '#database/installation-name.ts';
import { second } from '#durations.ts';
import { holdPlace, PlaceTaken } from '#files/place-writer.ts';

const patience = 5 * second;

/**
 * Refuses a start with the place for backups of another installation. A place that does not answer refuses
 * nobody: archive and backups ask it again before they write.
 * @throws PlaceTaken, BackupFailed
 */
export async function checkBackups(name: InstallationName, configuration: Configuration): Promise<void> {
  if (configuration.backupTo === undefined) return;
  const place = backupPlace(openBackupStore(configuration.backupTo, configuration), null);
  const held = holdPlace(place, name).catch((error: unknown) => {
    if (error instanceof PlaceTaken) throw error;
  });
  await Promise.race([held, wait(patience, undefined, { ref: false })]);
}
