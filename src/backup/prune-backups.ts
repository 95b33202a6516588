import { hour } from '#durations.ts';
import { archivedPieces } from './database/archived-wal.ts';
import { parseWalPosition, segmentStart } from './database/wal-positions.ts';
import { keptFiles, nameOfKept } from './files/kept-files.ts';
import type { BackupStore } from './store/backup-store.ts';
import { type Backup, deleteBackup, listBackups, type Manifest, readManifest } from './store/manifest.ts';
import { contentName } from './store/objects.ts';

export type Pruned = { readonly deleted: readonly Backup[] };

/**
 * Deletes the backups beyond the newest `keep`, and what only they needed: pieces of the database, the log
 * before the oldest kept backup, documents. The last verified backup is always kept. Also deletes what an
 * interrupted backup has left. No other backup may be under way.
 * @param chain the continuous archive that is being written, which is kept even without a backup
 */
export async function pruneBackups(store: BackupStore, keep: number, chain: string | null): Promise<Pruned> {
  const { complete, verified } = await listBackups(store);
  const lastVerified = complete.find(({ id }) => verified.has(id));
  const kept = complete.filter((backup, place) => place < keep || backup === lastVerified);
  // Reads all kept manifests before the first deletion: a damaged one must not cost what it names.
  const manifests = await Promise.all(kept.map((backup) => readManifest(store, backup)));
  const deleted = complete.filter((backup) => !kept.includes(backup));
  for (const backup of deleted) await deleteBackup(store, backup);
  await deleteObjects(store, manifests);
  await deleteLog(store, manifests, chain);
  await deleteDocuments(store, manifests);
  return { deleted };
}

async function deleteObjects(store: BackupStore, manifests: readonly Manifest[]): Promise<void> {
  const needed = new Set<string>();
  for (const { database, secret } of manifests) {
    for (const { pieces } of database?.files ?? []) for (const piece of pieces) needed.add(contentName(piece));
    for (const { sha256 } of database?.wal ?? []) needed.add(contentName(sha256));
    if (secret !== null) needed.add(contentName(secret));
  }
  for await (const { name } of store.list('objects')) if (!needed.has(name)) await store.delete(name);
}

async function deleteLog(store: BackupStore, manifests: readonly Manifest[], chain: string | null): Promise<void> {
  const starts = new Map<string, bigint>();
  for (const { database } of manifests) {
    if (database === null || database.chain === null) continue;
    const start = segmentStart(parseWalPosition(database.start), database.segmentBytes);
    const before = starts.get(database.chain);
    if (before === undefined || start < before) starts.set(database.chain, start);
  }
  for (const piece of await archivedPieces(store)) {
    const start = starts.get(piece.chain);
    if (start === undefined ? piece.chain !== chain : piece.end <= start) await store.delete(piece.name);
  }
}

/**
 * Documents that came after the oldest backup are kept even if no backup names them: their rows may be in the
 * log between two backups.
 */
async function deleteDocuments(store: BackupStore, manifests: readonly Manifest[]): Promise<void> {
  const needed = new Set(manifests.flatMap(({ files }) => files.map(({ key }) => key)));
  const oldest = Math.min(...manifests.map(({ begunAt }) => Date.parse(begunAt)));
  for await (const { storedAt, ...file } of keptFiles(store))
    // An hour, because the place may have another clock.
    if (!needed.has(file.key) && storedAt.getTime() < oldest - hour) await store.delete(nameOfKept(file));
}
