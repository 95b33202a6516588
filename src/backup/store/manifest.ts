import { checksumOf } from '#files/checksum.ts';
import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';
import type { BackupStore } from './backup-store.ts';
import { BackupDamaged } from './errors.ts';
import { readChecked } from './objects.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
// A path inside the data folder, which must not lead out of it.
const path = z.string().regex(/^(?!.*(^|\/)\.\.?(\/|$))[\w.-]+(\/[\w.-]+)*$/);
const position = z.string().regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/);

const databasePart = z.object({
  systemIdentifier: z.string().regex(/^\d+$/),
  serverVersion: z.string(),
  segmentBytes: z.int().positive(),
  timeline: z.int().positive(),
  start: position,
  stop: position,
  /** From this moment on the log can be replayed to any second. */
  stoppedAt: z.iso.datetime(),
  /** Folder of the continuous archive that has the log after this backup; null without one. */
  chain: z.string().regex(/^\w+$/).nullable(),
  /** Content of `backup_label`. */
  label: z.string(),
  folders: z.array(path).readonly(),
  files: z.array(z.object({ path, pieces: z.array(sha256).readonly() })).readonly(),
  wal: z.array(z.object({ start: position, end: position, sha256 })),
});

const manifestSchema = z.object({
  form: z.literal(1),
  begunAt: z.iso.datetime(),
  /** Null if the database is not the embedded one, and has a backup of its own. */
  database: databasePart.nullable(),
  /** Uploaded documents to which rows refer. */
  files: z.array(z.object({ key: z.string(), sha256 })),
  /** Keys of documents to which rows refer, and which were lost before this backup. */
  missing: z.array(z.string()),
  /** States of documents before a virus scanner. */
  marks: z.array(z.object({ key: z.string(), mark: z.enum(['waiting', 'infected', 'told']) })),
  /** The file `secret` of the data folder; null if the secret is a variable. */
  secret: sha256.nullable(),
});

export type Manifest = z.output<typeof manifestSchema>;
export type DatabasePart = z.output<typeof databasePart>;

/** A complete backup: only a complete one has a manifest. */
export type Backup = { readonly id: string; readonly name: string; readonly sha256: string };

const nameShape = /^backups\/([\w-]+)\.([0-9a-f]{64})\.json$/;
const verifiedName = (id: string): string => `backups/${id}.verified`;

/** Name of a backup: the moment at which it began. */
const backupIdOf = (begunAt: Date): string => begunAt.toISOString().replaceAll(/[:.]/g, '-');

/** Writes the manifest last: it makes the backup complete. Its name has its checksum. */
export async function writeManifest(store: BackupStore, manifest: Manifest): Promise<Backup> {
  const bytes = Buffer.from(JSON.stringify(manifestSchema.parse(manifest)));
  const [id, checksum] = [backupIdOf(new Date(manifest.begunAt)), checksumOf(bytes)];
  const name = `backups/${id}.${checksum}.json`;
  await store.put(name, bytes);
  return { id, name, sha256: checksum };
}

/** @throws BackupDamaged */
export async function readManifest(store: BackupStore, backup: Backup): Promise<Manifest> {
  const what = `the list of the backup ${backup.id}`;
  const bytes = await readChecked(store, { ...backup, what });
  const read = manifestSchema.safeParse(jsonOrNothing(Buffer.from(bytes).toString('utf8')));
  if (read.success) return read.data;
  throw new BackupDamaged(`${what} has a form that this version does not read (${store.address}/${backup.name}).`);
}

export type KeptBackups = {
  /** Complete backups, the newest first. */
  readonly complete: readonly Backup[];
  /** Ids of the backups that a trial restore has verified. */
  readonly verified: ReadonlySet<string>;
};

export async function listBackups(store: BackupStore): Promise<KeptBackups> {
  const complete: Backup[] = [];
  const verified = new Set<string>();
  for await (const { name } of store.list('backups')) {
    const [, id, checksum] = nameShape.exec(name) ?? [];
    if (id !== undefined && checksum !== undefined) complete.push({ id, name, sha256: checksum });
    else if (name.endsWith('.verified')) verified.add(name.slice('backups/'.length, -'.verified'.length));
  }
  return { complete: complete.toSorted((one, other) => (one.id < other.id ? 1 : -1)), verified };
}

export async function noteVerified(store: BackupStore, { id }: Backup, at: Date): Promise<void> {
  await store.put(verifiedName(id), Buffer.from(`${at.toISOString()}\n`));
}

/** Deletes the manifest first, so that half a backup is never taken for a whole one. */
export async function deleteBackup(store: BackupStore, { id, name }: Backup): Promise<void> {
  await store.delete(name);
  await store.delete(verifiedName(id));
}
