import { backupPlace } from '#backup/store/backup-place.ts';
import { openBackupStore } from '#backup/store/open-store.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { endCopy, type InstallationName, nameInstallation } from '#database/installation-name.ts';
import { openDatabase } from '#database/open.ts';
import { holdPlace, type OwnedPlace, PlaceTaken, takePlace } from '#files/place-writer.ts';
import { storeOf } from '#server/wiring/store-of.ts';
import { canAsk, confirm } from './confirm.ts';
import { Misused } from './run-program.ts';

/** Returns the configured places that belong to one installation: for backups, and for files in a bucket. */
export function placesOf(configuration: Configuration): readonly OwnedPlace[] {
  const { owned } = storeOf(configuration);
  const backups = configuration.backupTo === undefined ? [] : [backupPlaceAt(configuration, null)];
  return [...backups, ...(owned === null ? [] : [owned])];
}

/** Returns a place for backups as one that belongs to one installation; null is that of BACKUP_TO. */
export function backupPlaceAt(configuration: Configuration, asked: string | null): OwnedPlace {
  const { backupTo } = configuration;
  const store = openBackupStore(asked ?? backupTo ?? '', configuration);
  return backupPlace(store, asked === backupTo ? null : asked);
}

/** Takes places over, after a question. @returns the exit code */
export async function takeOver(
  configuration: Configuration,
  places: readonly OwnedPlace[],
  isSure: boolean,
): Promise<number> {
  const { db, close } = await openDatabase(configuration);
  try {
    const name = await nameInstallation(db, configuration);
    const foreign = await foreignOf(places, name);
    for (const { reason } of foreign) process.stderr.write(`${reason}.\n`);
    if (foreign.length === 0) return tell(`This installation writes to ${wordsOf(places)} already.`, 0);
    if (!isSure && !canAsk()) throw new Misused('Nothing was changed: add --yes where nobody can be asked.');
    if (!isSure && !(await confirm(question))) return tell('Nothing was changed.', 1);
    const taken = foreign.map(({ place }) => place);
    for (const place of taken) await takePlace(place, name.id);
    await endCopy(db);
    return tell(`This installation writes to ${wordsOf(taken)} from now on.`, 0);
  } finally {
    await close();
  }
}

const question =
  'Take over? The other installation stops writing there within a minute, and is refused at its next start.';

const wordsOf = (places: readonly OwnedPlace[]): string => places.map(({ address }) => address).join(' and ');

function tell(line: string, code: number): number {
  process.stdout.write(`${line}\n`);
  return code;
}

/** Returns those of the places that belong to another installation, with the reason. */
async function foreignOf(places: readonly OwnedPlace[], name: InstallationName) {
  const foreign: { readonly place: OwnedPlace; readonly reason: string }[] = [];
  for (const place of places)
    await holdPlace(place, name).catch((error: unknown) => {
      if (!(error instanceof PlaceTaken)) throw error;
      foreign.push({ place, reason: error.reason });
    });
  return foreign;
}
