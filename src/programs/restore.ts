import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabaseAsItIs } from '#backup/open-as-it-is.ts';
import { restoreDocuments } from '#backup/restore-documents.ts';
import { type RestoredInstallation, restoreInstallation } from '#backup/restore-installation.ts';
import { openBackupStore } from '#backup/store/open-store.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { nameAsItIs } from '#database/installation-name.ts';
import { holdPlace, takePlace } from '#files/place-writer.ts';
import { storeOf } from '#server/wiring/store-of.ts';
import { linesAfterRestore } from './after-restore.ts';
import { Misused, runProgram } from './run-program.ts';
import { stepLine } from './step-line.ts';
import { backupPlaceAt, placesOf } from './take-over.ts';

const help = `Restores the installation from a backup into DATA_DIR. Stop the site first.

  npm run restore -- [<folder>] [--to-time <moment>] [--backup <id>] [--into <DATA_DIR>] [--replace] [--take-over]
  npm run restore -- [<folder>] --files-only

  <folder>      where the backups lie, or one of them: <folder>/backups/<id>; or a bucket, s3://…; without it BACKUP_TO
  --to-time     everything up to this moment, such as 2026-11-26T14:02:11Z, or 2026-11-26T14:02:11 by this machine's
                clock; without it everything that the archive has
  --backup <id> another backup than the newest that leads there, as npm run backup -- list shows it
  --into        another folder than DATA_DIR
  --replace     moves what is in the folder aside, into a folder in it; nothing is deleted
  --take-over   the installation that made the backups never runs again: this one goes on writing to the place of the
                backups and to FILES_URL. Without it a copy is restored, which starts only without them, or with
                places of its own
  --files-only  puts back the documents that the rows of the database name and that are lost; with DATABASE_URL,
                after the restore of its database
`;

// Name of a backup, such as 2026-11-26T09-43-51-661Z; a folder `backups` may hold other things.
const backupShape = /^\d{4}-\d\d-\d\dT[\d-]+Z(\.|$)/;

type Asked = {
  readonly folder: string | undefined;
  readonly id: string | undefined;
  readonly toTime: Date | undefined;
  readonly into: string | undefined;
  readonly mayReplace: boolean;
  readonly filesOnly: boolean;
  readonly takesOver: boolean;
};

function read(): Asked | string {
  const off = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = { 'to-time': text, backup: text, into: text, replace: off, 'take-over': off, 'files-only': off };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (positionals.length > 1) return `There is one folder, not ${positionals.join(' and ')}.`;
  const [given] = positionals;
  const isOne = given !== undefined && basename(dirname(given)) === 'backups' && backupShape.test(basename(given));
  const toTime = values['to-time'] === undefined ? undefined : momentOf(values['to-time']);
  if (values['files-only'] && values['take-over']) return 'npm run backup -- take comes before --files-only.';
  if (toTime === null) return `${values['to-time']} is no moment such as 2026-11-26T14:02:11Z.`;
  return {
    folder: isOne ? dirname(dirname(given)) : given,
    id: values.backup ?? (isOne ? basename(given).split('.')[0] : undefined),
    toTime,
    into: values.into,
    mayReplace: values.replace,
    filesOnly: values['files-only'],
    takesOver: values['take-over'],
  };
}

/** Reads a moment; without a zone, by the clock of this machine. */
function momentOf(text: string): Date | null {
  const moment = new Date(text);
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text) && !Number.isNaN(moment.getTime()) ? moment : null;
}

async function run(asked: Asked, configuration: Configuration): Promise<number> {
  const address = asked.folder ?? configuration.backupTo;
  if (address === undefined) throw new Misused('Name the place of the backups, or set BACKUP_TO.');
  const dataDir = asked.into ?? configuration.dataDir;
  const store = openBackupStore(address, { ...configuration, dataDir });
  const steps = stepLine(process.stderr);
  if (asked.filesOnly)
    return restoreLostDocuments({ ...configuration, dataDir }, { ...asked, store, report: steps.show });
  if (configuration.databaseUrl !== undefined)
    throw new Misused(
      'DATABASE_URL names a server of yours: restore its database with pgBackRest (docs/backup.md), then the documents with --files-only.',
    );
  const name = { id: randomUUID(), isCopy: !asked.takesOver };
  const leavesBucket = configuration.filesUrl !== undefined && !asked.takesOver;
  const openFiles = (folder: string) => (leavesBucket ? null : storeOf({ ...configuration, dataDir: folder }));
  const parts = { ...asked, store, dataDir, name, openFiles, report: steps.show };
  const restored = await restoreInstallation(parts).finally(steps.end);
  for (const line of linesOf(restored, asked.toTime)) process.stdout.write(`${line}\n`);
  // Last: a restore that fails must not end the writing of the other installation.
  if (asked.takesOver) for (const place of placesTaken(configuration, address)) await takePlace(place, name.id);
  for (const line of linesAfterRestore({ ...asked, leavesBucket })) process.stdout.write(`${line}\n`);
  return 0;
}

/** Returns the place of the backup, that of BACKUP_TO if it is another one, and the bucket of the files. */
function placesTaken(configuration: Configuration, address: string) {
  const places = placesOf(configuration);
  const named = backupPlaceAt(configuration, address);
  return places.some((place) => place.address === named.address) ? places : [named, ...places];
}

type Documents = Pick<Parameters<typeof restoreDocuments>[0], 'store' | 'id' | 'report'>;

async function restoreLostDocuments(configuration: Configuration, given: Documents): Promise<number> {
  const { db, close } = await openDatabaseAsItIs(configuration);
  try {
    const { owned } = storeOf(configuration);
    if (owned !== null) await holdPlace(owned, await nameAsItIs(db, configuration));
    const { restored, missing } = await restoreDocuments({ ...given, db, files: storeOf(configuration) });
    process.stdout.write(`${restored} documents were put back.\n`);
    if (missing.length > 0) process.stdout.write(lostLine(missing.length));
    return 0;
  } finally {
    await close();
  }
}

const lostLine = (count: number): string => `The backup does not have ${count} documents that rows name.\n`;

function linesOf(restored: RestoredInstallation, toTime: Date | undefined): string[] {
  const { backup, upTo, reached, applications, candidates, missing, aside, hasSecret } = restored;
  return [
    `Restored from the backup ${backup.id}, up to ${upTo.toISOString()}: ${candidates} candidates, ${applications} applications, ${restored.restored} documents.`,
    ...(reached || toTime === undefined
      ? []
      : [`The backup ends there: nothing is known of the time between then and ${toTime.toISOString()}.`]),
    ...(missing.length > 0 ? [lostLine(missing.length).trimEnd()] : []),
    ...(hasSecret ? [] : ['The secret is not in the backup: start with the SECRET of the installation.']),
    ...(aside === undefined ? [] : [`What was in the folder is now in ${aside}.`]),
  ];
}

await runProgram({ name: 'restore', help, read, run });
