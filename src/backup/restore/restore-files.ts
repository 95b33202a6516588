import pLimit from 'p-limit';
import { keptChecksums, readKeptFile } from '#backup/files/kept-files.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';
import type { Manifest } from '#backup/store/manifest.ts';
import type { FileStore } from '#files/file-store.ts';
import { FileNotFound } from '#files/files.ts';

/** Store into which documents are restored. */
export type RestoredStore = Pick<FileStore, 'contents' | 'files' | 'marks'>;

type Parts = {
  readonly store: BackupStore;
  readonly manifest: Manifest;
  readonly files: RestoredStore;
  /** Keys of the documents that the rows of the restored database name. */
  readonly named: ReadonlySet<string>;
  readonly report: (step: string) => void;
};

export type RestoredFiles = { readonly restored: number; readonly missing: readonly string[] };

/**
 * Puts the documents back that the restored rows name; others are not needed. Documents that came after the
 * backup wait for the virus scanner anew, because nobody noted what it said of them.
 * @throws BackupDamaged
 */
export async function restoreFiles({ store, manifest, files, named, report }: Parts): Promise<RestoredFiles> {
  const known = await keptChecksums(store);
  const inBackup = new Set(manifest.files.map(({ key }) => key));
  const marks = new Map(manifest.marks.map(({ key, mark }) => [key, mark]));
  const limit = pLimit(4);
  const missing: string[] = [];
  let restored = 0;
  const restore = async (key: string) => {
    if (await isPresent(files, key)) return;
    const mark = marks.get(key) ?? (inBackup.has(key) ? undefined : 'waiting');
    // The mark comes first: nobody may read the document before.
    if (mark !== undefined) await files.marks.set(key);
    if (mark !== undefined && mark !== 'waiting') await files.marks.change(key, mark);
    const sha256 = known.get(key);
    if (sha256 === undefined) return void (mark === 'waiting' || mark === undefined ? missing.push(key) : undefined);
    const bytes = await readKeptFile(store, { key, sha256 });
    await files.contents.write('files', key, { bytes, since: new Date() });
    report(`${++restored} of ${named.size} documents`);
  };
  const done = await Promise.allSettled(Array.from(named, (key) => limit(() => restore(key))));
  for (const one of done) if (one.status === 'rejected') throw one.reason;
  return { restored, missing };
}

/**
 * Files in a bucket outlive DATA_DIR. A document whose bytes were deleted because of a virus counts as
 * present.
 */
async function isPresent({ files, marks }: RestoredStore, key: string): Promise<boolean> {
  try {
    await files.get(key);
    return true;
  } catch (error) {
    if (!(error instanceof FileNotFound)) throw error;
    const mark = await marks.of(key);
    return mark !== undefined && mark !== 'waiting';
  }
}
