import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { namedFiles } from '#board/candidates/documents/named-files.ts';
import { patiently } from '#database/connection.ts';
import { copyName, type InstallationName, markRestored } from '#database/installation-name.ts';
import type { Tables } from '#database/tables.ts';
import type { FileStore } from '#files/file-store.ts';
import { chooseBackup } from './restore/choose-backup.ts';
import { draftFolder, moveIntoPlace } from './restore/data-folder-swap.ts';
import { restoreDatabase } from './restore/restore-database.ts';
import { type RestoredFiles, type RestoredStore, restoreFiles } from './restore/restore-files.ts';
import type { BackupStore } from './store/backup-store.ts';
import { BackupFailed } from './store/errors.ts';
import type { Backup } from './store/manifest.ts';
import { contentName, readChecked } from './store/objects.ts';

export type Restore = {
  readonly store: BackupStore;
  readonly id?: string | undefined;
  readonly toTime?: Date | undefined;
  readonly dataDir: string;
  readonly mayReplace: boolean;
  /** Name of what is restored; without it, that of a new copy. */
  readonly name?: InstallationName | undefined;
  /** Opens the store of documents of a data folder; null leaves the documents where they are. */
  readonly openFiles: (dataDir: string) => (RestoredStore & Pick<FileStore, 'identity'>) | null;
  readonly report?: (step: string) => void;
};

export type RestoredInstallation = RestoredFiles & {
  readonly backup: Backup;
  /** Time of the last transaction that is there, or of the end of the backup if the log has none after it. */
  readonly upTo: Date;
  /** False if the log ends before the wanted moment. */
  readonly reached: boolean;
  readonly applications: number;
  readonly candidates: number;
  /** Folder with the former content of the data folder. */
  readonly aside: string | undefined;
  readonly hasSecret: boolean;
};

/**
 * Restores an installation into a data folder. The data folder stays as it is until everything is restored.
 * @throws BackupDamaged, BackupFailed
 */
export async function restoreInstallation(restore: Restore): Promise<RestoredInstallation> {
  const { store, toTime, dataDir, mayReplace, report = () => undefined } = restore;
  const { backup, manifest } = await chooseBackup(store, restore);
  const { database, secret } = manifest;
  if (database === null)
    throw new BackupFailed(
      `${backup.id} has only documents: restore the database by its own backup, then npm run restore -- ${store.address} --files-only`,
    );
  const draft = await draftFolder(dataDir, mayReplace);
  try {
    if (secret !== null) await writeSecret(store, draft, secret);
    const wanted = { until: toTime ?? 'all', durable: true } as const;
    const { server, reached } = await restoreDatabase({ store, database, dataDir: draft, ...wanted, report });
    const { named, upTo, fileStore, ...facts } = await patiently(server.url, factsOf).finally(() => server.stop());
    const documents = await putBackFiles(restore, draft, { manifest, named, fileStore });
    await markRestored(draft, restore.name ?? copyName());
    await rm(join(draft, 'postgres.log'), { force: true });
    const aside = await moveIntoPlace(dataDir, draft, new Date());
    const reach = { reached, upTo: upTo ?? new Date(database.stoppedAt) };
    return { backup, ...reach, aside, hasSecret: secret !== null, ...facts, ...documents };
  } catch (error) {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

type Wanted = Pick<Parameters<typeof restoreFiles>[0], 'manifest' | 'named'> & { readonly fileStore: string | null };

async function putBackFiles({ store, openFiles, report = () => undefined }: Restore, draft: string, wanted: Wanted) {
  const files = openFiles(draft);
  if (files === null) return { restored: 0, missing: [] };
  const { fileStore, ...rest } = wanted;
  // The card by which the database knows its store; a bucket has its own still.
  if (fileStore !== null && (await files.identity.read()) === null) await files.identity.write({ id: fileStore });
  return restoreFiles({ store, files, report, ...rest });
}

async function factsOf(db: Kysely<Tables>) {
  const { rows } = await sql<{ upTo: Date | null; applications: number; candidates: number }>`
    select pg_last_xact_replay_timestamp() as "upTo", (select count(*) from applications) as applications,
      (select count(*) from candidates) as candidates`.execute(db);
  const store = await db.selectFrom('installation').select('file_store_id').executeTakeFirst();
  const [facts = { upTo: null, applications: 0, candidates: 0 }] = rows;
  return { ...facts, fileStore: store?.file_store_id ?? null, named: await namedFiles(db) };
}

async function writeSecret(store: BackupStore, dataDir: string, sha256: string): Promise<void> {
  const bytes = await readChecked(store, { name: contentName(sha256), sha256, what: 'the secret' });
  await writeFile(join(dataDir, 'secret'), bytes, { mode: 0o600, flush: true });
}
