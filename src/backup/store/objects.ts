import { checksumOf } from '#files/checksum.ts';
import { BackupDamaged } from './errors.ts';
import { type BackupStore, ObjectMissing } from './backup-store.ts';

/** Name of an object that is named after its content: what two backups share is kept once. */
export const contentName = (sha256: string): string => `objects/${sha256.slice(0, 2)}/${sha256}`;

/** Keeps bytes under the name of their content. */
export type ContentObjects = {
  /** Stores the bytes unless the place has them already. @returns their checksum */
  put(bytes: Uint8Array): Promise<string>;
  /** Number of the bytes that the place did not have. */
  written(): number;
};

export async function contentObjects(store: BackupStore): Promise<ContentObjects> {
  const known = new Set<string>();
  for await (const { name } of store.list('objects')) known.add(name);
  let written = 0;
  return {
    put: async (bytes) => {
      const sha256 = checksumOf(bytes);
      const name = contentName(sha256);
      if (known.has(name)) return sha256;
      await store.put(name, bytes);
      known.add(name);
      written += bytes.length;
      return sha256;
    },
    written: () => written,
  };
}

/**
 * Reads an object and compares its checksum.
 * @param what what the object is, for the message
 * @throws BackupDamaged
 */
export async function readChecked(
  store: BackupStore,
  { name, sha256, what }: { readonly name: string; readonly sha256: string; readonly what: string },
): Promise<Uint8Array> {
  const bytes = await store.get(name).catch((error: unknown) => {
    if (!(error instanceof ObjectMissing)) throw error;
    throw new BackupDamaged(`The backup is damaged: ${what} is missing (${store.address}/${name}).`, name, {
      cause: error,
    });
  });
  if (checksumOf(bytes) === sha256) return bytes;
  throw new BackupDamaged(
    `The backup is damaged: ${what} has other bytes than were backed up (${store.address}/${name}).`,
    name,
  );
}
