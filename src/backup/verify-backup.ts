import { sql, type Kysely } from 'kysely';
import pLimit from 'p-limit';
import { namedFiles } from '#board/candidates/documents/named-files.ts';
import { patiently } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import type { Tables } from '#database/tables.ts';
import { readKeptFile } from './files/kept-files.ts';
import { restoreDatabase } from './restore/restore-database.ts';
import { onScratchServer } from './restore/scratch-server.ts';
import type { BackupStore } from './store/backup-store.ts';
import { BackupDamaged } from './store/errors.ts';
import { type Backup, type Manifest, noteVerified, readManifest } from './store/manifest.ts';
import { contentName, readChecked } from './store/objects.ts';
import { stoppableStore } from './store/stoppable-store.ts';

type Watched = {
  readonly report?: ((step: string) => void) | undefined;
  /** Ends the verification at once. */
  readonly stopping?: AbortSignal | undefined;
};

export type Verified = { readonly tables: number; readonly rows: number; readonly documents: number };

/**
 * Verifies a backup: compares every checksum, restores the database into a scratch folder, starts its server,
 * applies the migrations of this version, reads every row of every table, and finds every document that a row
 * names.
 * @throws BackupDamaged, BackupFailed, the reason of `stopping`
 */
export async function verifyBackup(
  place: BackupStore,
  backup: Backup,
  { report = () => undefined, stopping }: Watched = {},
): Promise<Verified> {
  const store = stoppableStore(place, stopping);
  const manifest = await readManifest(store, backup);
  if (manifest.secret !== null)
    await readChecked(store, { name: contentName(manifest.secret), sha256: manifest.secret, what: 'the secret' });
  await checkDocuments(store, manifest, report);
  const database = await tryDatabase(store, manifest, { report, stopping });
  await noteVerified(store, backup, new Date());
  return { ...database, documents: manifest.files.length };
}

async function checkDocuments(store: BackupStore, { files }: Manifest, report: (step: string) => void): Promise<void> {
  const limit = pLimit(4);
  let done = 0;
  const check = async (file: Manifest['files'][number]) => {
    await readKeptFile(store, file);
    report(`${++done} of ${files.length} documents`);
  };
  const checked = await Promise.allSettled(files.map((file) => limit(() => check(file))));
  for (const one of checked) if (one.status === 'rejected') throw one.reason;
}

type Trial = { readonly report: (step: string) => void; readonly stopping: AbortSignal | undefined };

async function tryDatabase(store: BackupStore, manifest: Manifest, { report, stopping }: Trial) {
  const { database } = manifest;
  if (database === null) return { tables: 0, rows: 0 };
  const start = async (dataDir: string) =>
    (await restoreDatabase({ store, database, dataDir, until: 'backup', durable: false, report })).server;
  const work = (url: string) => {
    report('Reading every row');
    return patiently(url, (db) => readDatabase(db, manifest));
  };
  return onScratchServer({ start, work, stopping });
}

async function readDatabase(db: Kysely<Tables>, manifest: Manifest): Promise<{ tables: number; rows: number }> {
  await migrate(db);
  const backedUp = new Set([...manifest.files.map(({ key }) => key), ...manifest.missing]);
  const infected = new Set(manifest.marks.filter(({ mark }) => mark !== 'waiting').map(({ key }) => key));
  for (const key of await namedFiles(db))
    if (!backedUp.has(key) && !infected.has(key))
      throw new BackupDamaged(`The backup is damaged: a row names the document ${key}, which it does not have.`);
  return countRows(db);
}

/** Reads every table whole, so that PostgreSQL compares the checksums of all its pages. */
async function countRows(db: Kysely<Tables>): Promise<{ tables: number; rows: number }> {
  const tables = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  let rows = 0;
  for (const { schema, name } of tables.rows) {
    const counted = await sql<{ count: number }>`select count(*) from ${sql.table(`${schema}.${name}`)}`.execute(db);
    rows += counted.rows[0]?.count ?? 0;
  }
  return { tables: tables.rows.length, rows };
}
