import type { Archive } from '#backup/archive/start-archive.ts';
import { BackupUnderWay } from '#backup/database/backup-session.ts';
import { backUp } from '#backup/back-up.ts';
import type { BackupSource } from '#backup/make-backup.ts';
import { listBackups, readManifest } from '#backup/store/manifest.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { hour } from '#durations.ts';

/** What the scheduled backups need. */
export type Backups = {
  readonly source: Omit<BackupSource, 'secret'> & { readonly secret: () => Promise<string | null> };
  /** Null with a database of the operator. */
  readonly archive: Pick<Archive, 'chain'> | null;
};

type Log = Record<'info' | 'error', (facts: object, words: string) => void>;

type Given = Pick<Configuration, 'backupEvery' | 'backupKeep'>;

/** Pause after a failure, because a backup is much work. */
const pause = hour;

/**
 * Returns the work of the scheduled job: makes a backup if the newest is too old, or does not lead into the
 * archive that is written now. Of all processes one archives, and this one makes the backups.
 */
export function backupWhenDue(
  { source, archive }: Backups,
  log: Log,
  { backupEvery, backupKeep }: Given,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  let notBefore = 0;
  return async () => {
    if (now().getTime() < notBefore || archive?.chain() === null) return;
    if (!(await isDue(source, archive?.chain() ?? null, now().getTime() - backupEvery * hour))) return;
    try {
      const report = await backUp({ ...source, secret: await source.secret() }, { verify: true, keep: backupKeep });
      const { backup, manifest, deleted } = report;
      log.info({ backup: backup.id, documents: manifest.files.length, deleted: deleted.length }, 'a backup is made');
    } catch (err) {
      // Another worker began in the same minute.
      if (err instanceof BackupUnderWay) return;
      notBefore = now().getTime() + pause;
      log.error({ err }, 'a backup failed');
    }
  };
}

async function isDue({ store }: Pick<BackupSource, 'store'>, chain: string | null, before: number): Promise<boolean> {
  const [newest] = (await listBackups(store)).complete;
  if (newest === undefined) return true;
  // A damaged manifest is no backup.
  const manifest = await readManifest(store, newest).catch(() => undefined);
  if (manifest === undefined || Date.parse(manifest.begunAt) <= before) return true;
  return chain !== null && manifest.database?.chain !== chain;
}
