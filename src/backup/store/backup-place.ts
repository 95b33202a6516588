import { type OwnedPlace, writerNote } from '#files/place-writer.ts';
import { type BackupStore, ObjectMissing } from './backup-store.ts';

const folders = ['backups', 'objects', 'files', 'wal'] as const;

/**
 * Returns a place for backups as one that belongs to one installation: another would delete what the first
 * needs.
 * @param asked the place as a command line named it; null for that of BACKUP_TO
 */
export function backupPlace(store: BackupStore, asked: string | null): OwnedPlace {
  const { address } = store;
  return {
    address,
    setting: asked === null ? 'BACKUP_TO' : 'The place for backups',
    command: `npm run backup -- take${asked === null ? '' : ` "${asked}"`}`,
    read: async () => {
      const bytes = await store.get(writerNote).catch((error: unknown) => {
        if (error instanceof ObjectMissing) return null;
        throw error;
      });
      return bytes === null ? null : Buffer.from(bytes).toString('utf8');
    },
    write: (text) => store.put(writerNote, Buffer.from(text)),
    isUsed: async () => {
      for (const folder of folders) {
        const first = await store.list(folder)[Symbol.asyncIterator]().next();
        if (first.done !== true) return true;
      }
      return false;
    },
  };
}
