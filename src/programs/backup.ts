import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type BackupReport, backUp } from '#backup/back-up.ts';
import { startArchive } from '#backup/archive/start-archive.ts';
import { newFilesIn } from '#backup/files/new-files.ts';
import { openDatabaseAsItIs } from '#backup/open-as-it-is.ts';
import { chooseBackup } from '#backup/restore/choose-backup.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';
import { BackupFailed } from '#backup/store/errors.ts';
import { listBackups, readManifest } from '#backup/store/manifest.ts';
import { openBackupStore } from '#backup/store/open-store.ts';
import { verifyBackup } from '#backup/verify-backup.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { nameAsItIs } from '#database/installation-name.ts';
import { holding } from '#files/place-writer.ts';
import { readKept, secretFile } from '#server/wiring/secret.ts';
import { storeOf } from '#server/wiring/store-of.ts';
import { printLine } from './read-command.ts';
import { Misused, runProgram } from './run-program.ts';
import { stepLine } from './step-line.ts';
import { backupPlaceAt, placesOf, takeOver } from './take-over.ts';

const help = `Backs up the installation: the embedded database, the documents, and the secret. The site may be running.

  npm run backup -- [<place>] [--keep <n>] [--no-verify] [--files-only]
  npm run backup -- verify [<place>] [--backup <id>]
  npm run backup -- list [<place>]
  npm run backup -- take [<place>] [--yes]

  <place>       where the backups lie: a folder outside of DATA_DIR, or s3://bucket/folder?endpoint=https://… with
                BACKUP_ACCESS_KEY and BACKUP_SECRET_KEY; without it BACKUP_TO
  --keep <n>    deletes older backups, but never the last verified one; without it BACKUP_KEEP
  --no-verify   does not restore the backup into a scratch folder to verify it
  --files-only  backs up the documents and the secret; with DATABASE_URL, whose database has a backup of its own
  verify        compares every checksum, restores the database into a scratch folder and reads every row
  --backup <id> another backup than the newest, as list shows it
  take          lets this installation write to the place from now on, in the stead of another one that never runs
                again; without <place> to BACKUP_TO and FILES_URL. --yes for scripts: nobody is asked

Whoever can read a backup reads the whole database and the secret: only its owner can. npm run restore restores it.
`;

type Act = (typeof acts)[number];
const acts = ['verify', 'list', 'take'] as const;

type Asked = {
  readonly command: 'make' | Act;
  readonly folder: string | undefined;
  readonly id: string | undefined;
  readonly keep: number | undefined;
  readonly verify: boolean;
  readonly filesOnly: boolean;
  readonly isSure: boolean;
};

function read(): Asked | string {
  const off = { type: 'boolean', default: false } as const;
  const options = {
    keep: { type: 'string' },
    backup: { type: 'string' },
    'no-verify': off,
    'files-only': off,
    yes: off,
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [first, ...others] = positionals;
  const command = acts.find((act) => act === first) ?? 'make';
  const folders = command === 'make' ? positionals : others;
  if (folders.length > 1 && command === 'make')
    return `${first} is no command: ${acts.join(', ')} are, or a place alone.`;
  // A misspelt command would become the name of a new folder, with a whole backup in it.
  if (command === 'make' && first !== undefined && /^[\w-]+$/.test(first) && !existsSync(first))
    return `${first} is no command (${acts.join(', ')} are) and no folder: write ./${first} for a new one.`;
  if (folders.length > 1) return `There is one place, not ${folders.join(' and ')}.`;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) return '--keep needs a whole number from 1.';
  const given = { folder: folders[0], id: values.backup, keep };
  return { command, ...given, verify: !values['no-verify'], filesOnly: values['files-only'], isSure: values.yes };
}

async function run(asked: Asked, configuration: Configuration): Promise<number> {
  if (asked.command === 'take') return take(asked, configuration);
  const address = asked.folder ?? configuration.backupTo;
  if (address === undefined) throw new Misused('Name the place of the backups, or set BACKUP_TO.');
  const store = openBackupStore(address, configuration);
  if (asked.command === 'list') return list(store);
  return asked.command === 'verify' ? verify(store, asked) : make(store, asked, configuration);
}

function take({ folder, isSure }: Asked, configuration: Configuration): Promise<number> {
  const places = folder === undefined ? placesOf(configuration) : [backupPlaceAt(configuration, folder)];
  if (places.length === 0) throw new Misused('Name the place of the backups, or set BACKUP_TO or FILES_URL.');
  return takeOver(configuration, places, isSure);
}

async function make(store: BackupStore, { folder, filesOnly, verify, keep }: Asked, configuration: Configuration) {
  const { databaseUrl, dataDir, secret, backupTo, backupKeep } = configuration;
  if (databaseUrl !== undefined && !filesOnly)
    throw new Misused(
      'DATABASE_URL names a server of yours: back up its database with pgBackRest or pg_basebackup (docs/backup.md), and the documents with --files-only.',
    );
  const { db, url, close } = await openDatabaseAsItIs(configuration);
  const steps = stepLine(process.stderr);
  const files = storeOf(configuration);
  const ofArchive = backupTo === undefined ? undefined : openBackupStore(backupTo, configuration).address;
  const isArchived = store.address === ofArchive && databaseUrl === undefined;
  const hold = holding(backupPlaceAt(configuration, folder ?? null), await nameAsItIs(db, configuration));
  // While the site stands, nobody sends the log that the archive lacks.
  const archived = { store, url, dataDir, files: files.files, newFiles: newFilesIn(dataDir), hold, log: quiet };
  const archive = isArchived ? startArchive(archived) : undefined;
  try {
    const kept = secret === undefined ? ((await readKept(secretFile(dataDir))) ?? null) : null;
    const withDatabase = databaseUrl === undefined && !filesOnly;
    const source = { store, db, url, dataDir, files, hold, secret: kept, withDatabase, report: steps.show };
    const report = await backUp(source, { verify, keep: keep ?? backupKeep, stopping: stoppedBySignal() });
    steps.end();
    for (const line of linesOf(report, store)) process.stdout.write(`${line}\n`);
    return 0;
  } finally {
    await archive?.stop();
    await close();
  }
}

/** Ctrl-C ends the scratch server too, which runs in a process group of its own. */
function stoppedBySignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new BackupFailed('Stopped: nothing is verified, and no backup is half made.'));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return stopping.signal;
}

const quiet = { info: () => undefined, error: (_facts: object, words: string) => printLine(words) };

function linesOf({ backup, manifest, verified, writtenBytes, deleted }: BackupReport, store: BackupStore): string[] {
  const { database, files, missing, secret } = manifest;
  const what = database === null ? '' : `the database up to ${database.stoppedAt}, `;
  return [
    `Backup ${backup.id} in ${store.address}: ${what}${files.length} documents${secret === null ? '' : ', the secret'}.`,
    `${(writtenBytes / 1e6).toFixed(1)} MB were new; the rest is shared with earlier backups.`,
    ...(secret === null ? ['The secret is not in it, because SECRET has it: keep SECRET too.'] : []),
    ...(missing.length > 0 ? [`${missing.length} documents that rows name were lost before.`] : []),
    verified === null
      ? 'It is not verified: npm run backup -- verify.'
      : `Verified: restored, ${verified.rows} rows of ${verified.tables} tables read, ${verified.documents} documents compared.`,
    ...deleted.map(({ id }) => `Deleted: ${id}.`),
  ];
}

async function verify(store: BackupStore, { id }: Asked): Promise<number> {
  const { backup } = await chooseBackup(store, { id });
  const steps = stepLine(process.stderr);
  const { rows, tables, documents } = await verifyBackup(store, backup, {
    report: steps.show,
    stopping: stoppedBySignal(),
  });
  steps.end();
  process.stdout.write(
    `Backup ${backup.id} is whole: restored, ${rows} rows of ${tables} tables read, ${documents} documents compared.\n`,
  );
  return 0;
}

async function list(store: BackupStore): Promise<number> {
  const { complete, verified } = await listBackups(store);
  if (complete.length === 0) process.stdout.write(`There is no complete backup in ${store.address}.\n`);
  for (const backup of complete.toReversed()) {
    const { database, files } = await readManifest(store, backup);
    const what = database === null ? 'documents only' : `database up to ${database.stoppedAt}`;
    const more = database === null || database.chain === null ? '' : ', and the log after it';
    const state = verified.has(backup.id) ? 'verified' : 'not verified';
    process.stdout.write(`${backup.id}  ${what}${more}, ${files.length} documents, ${state}\n`);
  }
  return 0;
}

await runProgram({ name: 'backup', help, read, run });
