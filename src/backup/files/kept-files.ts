import { checksumOf } from '#files/checksum.ts';
import { FileNotFound, type Files } from '#files/files.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';
import { readChecked } from '#backup/store/objects.ts';

const nameShape = /^files\/[^/]+\/([^/.]+)\.([0-9a-f]{64})$/;

/** An uploaded document in a backup. Its bytes never change, so that all backups share it. */
export type KeptFile = { readonly key: string; readonly sha256: string };

export const nameOfKept = ({ key, sha256 }: KeptFile): string => `files/${key.slice(0, 2)}/${key}.${sha256}`;

/** Lists the documents of a place, with the moment since which it has them. */
export async function* keptFiles(store: BackupStore): AsyncGenerator<KeptFile & { storedAt: Date }, void> {
  for await (const { name, storedAt } of store.list('files')) {
    const [, key, sha256] = nameShape.exec(name) ?? [];
    if (key !== undefined && sha256 !== undefined) yield { key, sha256, storedAt };
  }
}

/** Returns the checksums of the documents of a place by their keys. */
export async function keptChecksums(store: BackupStore): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for await (const { key, sha256 } of keptFiles(store)) known.set(key, sha256);
  return known;
}

/** Copies a document into a place. @returns undefined if the document does not exist any more */
export async function keepFile(
  store: BackupStore,
  files: Pick<Files, 'get'>,
  key: string,
): Promise<KeptFile | undefined> {
  const bytes = await files.get(key).catch((error: unknown) => {
    if (error instanceof FileNotFound) return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  const kept = { key, sha256: checksumOf(bytes) };
  await store.put(nameOfKept(kept), bytes);
  return kept;
}

/** @throws BackupDamaged */
export const readKeptFile = (store: BackupStore, kept: KeptFile): Promise<Uint8Array> =>
  readChecked(store, { name: nameOfKept(kept), sha256: kept.sha256, what: `the document ${kept.key}` });
