import { sql, type Kysely } from 'kysely';
import { namedFiles } from '#board/candidates/documents/named-files.ts';
import type { Tables } from '#database/tables.ts';
import type { FileStore } from '#files/file-store.ts';
import type { BackupSession, ServerFacts } from './database/backup-session.ts';
import { keepDatabase } from './database/keep-database.ts';
import { keepFile, keptChecksums } from './files/kept-files.ts';
import type { BackupStore } from './store/backup-store.ts';
import { BackupFailed } from './store/errors.ts';
import { type Backup, listBackups, type Manifest, readManifest, writeManifest } from './store/manifest.ts';
import { contentObjects } from './store/objects.ts';

export type BackupSource = {
  readonly store: BackupStore;
  readonly db: Kysely<Tables>;
  /** Address of the database. */
  readonly url: string;
  readonly dataDir: string;
  readonly files: Pick<FileStore, 'files' | 'marks'>;
  /** Content of the file with the installation's secret; null if a variable has the secret. */
  readonly secret: string | null;
  /** Makes sure that the place belongs to this installation. @throws PlaceTaken */
  readonly hold: () => Promise<void>;
  /** False if another program backs up the database. */
  readonly withDatabase: boolean;
  readonly report?: (step: string) => void;
};

export type MadeBackup = { readonly backup: Backup; readonly manifest: Manifest; readonly writtenBytes: number };

/**
 * Backs up the installation while it works. Documents are copied before the database, and those that came
 * meanwhile after it: a document without a row does no harm, a row without its document does.
 */
export async function makeBackup(source: BackupSource, session: BackupSession): Promise<MadeBackup> {
  const { store, db, dataDir, secret, withDatabase, report = () => undefined } = source;
  const begunAt = new Date();
  if (withDatabase) await refuseForeign(store, await session.facts());
  const objects = await contentObjects(store);
  const documents = keepingDocuments(source);
  await documents.keep((await tablesExist(db)) ? await namedFiles(db) : new Set());
  const database = withDatabase ? await keepDatabase({ store, objects, dataDir, session, report }) : null;
  const named = (await tablesExist(db)) ? await namedFiles(db) : new Set<string>();
  await documents.keep(named);
  const manifest: Manifest = {
    form: 1,
    begunAt: begunAt.toISOString(),
    database,
    ...documents.kept(named),
    // Read after the database, because a mark is written before the row that names the document.
    marks: await marksOf(source),
    secret: secret === null ? null : await objects.put(Buffer.from(secret)),
  };
  const backup = await writeManifest(store, manifest);
  return { backup, manifest, writtenBytes: objects.written() };
}

/**
 * Refuses a place that has backups of another database, because each would delete what the other needs.
 * @throws BackupFailed
 */
async function refuseForeign(store: BackupStore, { systemIdentifier }: ServerFacts): Promise<void> {
  const [newest] = (await listBackups(store)).complete;
  const other = newest && (await readManifest(store, newest)).database?.systemIdentifier;
  if (other !== undefined && other !== systemIdentifier)
    throw new BackupFailed(
      `${store.address} has backups of another database: choose a folder of its own for this one.`,
    );
}

/** Copies the documents that the place does not have yet. */
function keepingDocuments({ store, files, report = () => undefined }: BackupSource) {
  let known: Map<string, string> | undefined;
  const [asked, missing] = [new Set<string>(), new Set<string>()];
  return {
    keep: async (keys: ReadonlySet<string>) => {
      known ??= await keptChecksums(store);
      let done = 0;
      for (const key of keys) {
        report(`${++done} of ${keys.size} documents`);
        asked.add(key);
        if (known.has(key) || missing.has(key)) continue;
        const kept = await keepFile(store, files.files, key);
        if (kept === undefined) missing.add(key);
        else known.set(key, kept.sha256);
      }
    },
    /** A document that vanished is lost only if a row still names it. */
    kept: (named: ReadonlySet<string>) => ({
      files: Array.from(known ?? [], ([key, sha256]) => ({ key, sha256 })).filter(({ key }) => asked.has(key)),
      missing: Array.from(missing).filter((key) => named.has(key)),
    }),
  };
}

async function marksOf({ files: { marks } }: BackupSource): Promise<Manifest['marks']> {
  const found = await Promise.all((await marks.keys()).map(async (key) => ({ key, mark: await marks.of(key) })));
  return found.flatMap(({ key, mark }) => (mark === undefined ? [] : [{ key, mark }]));
}

/** False for a database that no start has filled yet. */
async function tablesExist(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 where to_regclass('public.applications') is not null`.execute(db);
  return rows.length > 0;
}
