import { tmpdir } from 'node:os';
import { openBackupSession } from './database/backup-session.ts';
import { type BackupSource, type MadeBackup, makeBackup } from './make-backup.ts';
import { type Pruned, pruneBackups } from './prune-backups.ts';
import type { BackupStore } from './store/backup-store.ts';
import { BackupDamaged, BackupFailed } from './store/errors.ts';
import { type Backup, deleteBackup } from './store/manifest.ts';
import { stoppableStore, unlessStopped } from './store/stoppable-store.ts';
import { type Verified, verifyBackup } from './verify-backup.ts';

type Options = {
  /** Verifies the backup by a restore. */
  readonly verify: boolean;
  /** Number of backups that are kept. */
  readonly keep: number;
  /** Ends the backup at once; what it has written so far is continued by the next one, or deleted. */
  readonly stopping?: AbortSignal | undefined;
};

export type BackupReport = MadeBackup & Pruned & { readonly verified: Verified | null };

/**
 * Makes a backup, verifies it, and deletes old ones. One process of a database does so at a time.
 * @throws PlaceTaken, BackupFailed, BackupDamaged, the reason of `stopping`
 */
export async function backUp(given: BackupSource, { verify, keep, stopping }: Options): Promise<BackupReport> {
  const source = { ...given, store: stoppableStore(given.store, stopping) };
  await unlessStopped(source.hold(), stopping);
  const session = await openBackupSession(source.url);
  try {
    const made = await unlessStopped(makeBackup(source, session), stopping);
    const verified = verify ? await verifyOrDelete(source, made.backup, stopping) : null;
    await unlessStopped(source.hold(), stopping);
    const pruned = await pruneBackups(source.store, keep, made.manifest.database?.chain ?? null);
    return { ...made, ...pruned, verified };
  } finally {
    await session.close();
  }
}

/**
 * A damaged backup is deleted with the object that broke it, so that the next backup copies the object anew.
 * A backup that cannot be verified, such as on a full disk, stays.
 */
async function verifyOrDelete(
  { store, report }: BackupSource,
  backup: Backup,
  stopping: AbortSignal | undefined,
): Promise<Verified> {
  try {
    return await verifyBackup(store, backup, { report, stopping });
  } catch (error) {
    stopping?.throwIfAborted();
    if (!(error instanceof BackupDamaged)) throw unverified(store, backup, error);
    await deleteWithObject(store, backup, error.object);
    throw error;
  }
}

function unverified({ address }: BackupStore, { id }: Backup, cause: unknown): BackupFailed {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackupFailed(
    `The backup ${id} is made and stays in ${address}, but it could not be verified: ${reason}. ` +
      `The trial restore needs room in the temporary folder (${tmpdir()}, TMPDIR). npm run backup -- verify tries again.`,
    { cause },
  );
}

async function deleteWithObject(store: BackupStore, backup: Backup, object: string | undefined): Promise<void> {
  await deleteBackup(store, backup);
  if (object !== undefined) await store.delete(object);
}
