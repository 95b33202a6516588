import type { Archive } from '#backup/archive/start-archive.ts';
import { BackupUnderWay } from '#backup/database/backup-session.ts';
import { backUp } from '#backup/back-up.ts';
import type { BackupSource } from '#backup/make-backup.ts';
import { listBackups, readManifest } from '#backup/store/manifest.ts';
import { stoppableStore } from '#backup/store/stoppable-store.ts';
import type { Board } from '#board/context/board.ts';
import { noteBackups } from '#board/operators/backups/note-backups.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { hour, minute } from '#durations.ts';

/** What the scheduled backups need. */
export type Backups = {
  readonly source: Omit<BackupSource, 'secret'> & { readonly secret: () => Promise<string | null> };
  /** Null with a database of the operator. */
  readonly archive: Pick<Archive, 'chain' | 'standstill'> | null;
};

type Log = Record<'info' | 'error', (facts: object, words: string) => void>;

type Given = Pick<Configuration, 'backupEvery' | 'backupKeep'>;

/** Pause after a failure, because a backup is much work. */
const pause = hour;
/** Time after which the operator is informed that archive or place are away: short outages pass unnoticed. */
const patience = 10 * minute;

/**
 * Returns the work of the scheduled job: makes a backup if the newest is too old, not verified, or does not
 * lead into the archive that is written now. Of all processes one archives, and this one makes the backups.
 * Informs the operator if backups or archive fail, and if they work again.
 */
export function backupWhenDue(
  { source, archive }: Backups,
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  log: Log,
  { backupEvery, backupKeep }: Given,
): (stopping: AbortSignal) => Promise<void> {
  let notBefore = 0;
  let awaySince: Date | null = null;
  const { now } = board;
  return async (stopping) => {
    await noteArchive(board, archive);
    if (now().getTime() < notBefore || archive?.chain() === null) return;
    const store = stoppableStore(source.store, stopping);
    try {
      const isOld = await isDue({ store }, archive?.chain() ?? null, now().getTime() - backupEvery * hour);
      awaySince = null;
      if (!isOld) return void (await noteBackups(board, 'backup', null));
    } catch (err) {
      if (stopping.aborted) return;
      awaySince ??= now();
      if (now().getTime() - awaySince.getTime() >= patience) await noteBackups(board, 'backup', reasonOf(err));
      throw err;
    }
    try {
      const options = { verify: true, keep: backupKeep, stopping };
      const report = await backUp({ ...source, secret: await source.secret() }, options);
      const { backup, manifest, deleted } = report;
      log.info({ backup: backup.id, documents: manifest.files.length, deleted: deleted.length }, 'a backup is made');
      await noteBackups(board, 'backup', null);
    } catch (err) {
      // Another worker began in the same minute.
      if (err instanceof BackupUnderWay) return;
      if (stopping.aborted) return log.info({}, 'a backup was stopped, and goes on at the next start');
      notBefore = now().getTime() + pause;
      log.error({ err }, 'a backup failed');
      await noteBackups(board, 'backup', reasonOf(err));
    }
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function noteArchive(board: Pick<Board, 'db' | 'jobs' | 'now'>, archive: Backups['archive']): Promise<void> {
  const standstill = archive?.standstill() ?? null;
  if (standstill === null && archive?.chain() != null) await noteBackups(board, 'archive', null);
  if (standstill !== null && board.now().getTime() - standstill.since.getTime() >= patience)
    await noteBackups(board, 'archive', standstill.reason);
}

async function isDue({ store }: Pick<BackupSource, 'store'>, chain: string | null, before: number): Promise<boolean> {
  const { complete, verified } = await listBackups(store);
  const [newest] = complete;
  // A stop or a full disk may have come before the verification.
  if (newest === undefined || !verified.has(newest.id)) return true;
  // A damaged manifest is no backup.
  const manifest = await readManifest(store, newest).catch(() => undefined);
  if (manifest === undefined || Date.parse(manifest.begunAt) <= before) return true;
  return chain !== null && manifest.database?.chain !== chain;
}
