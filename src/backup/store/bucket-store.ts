import { FileNotFound } from '#files/files.ts';
import { s3Objects } from '#files/s3/s3-objects.ts';
import { placeInWords, type S3Place } from '#files/s3/s3-place.ts';
import { type BackupStore, checkName, ObjectMissing } from './backup-store.ts';

// An object has at most 16 MB, which may take longer than a document of the site.
const patience = { tries: 5, each: 60_000, all: 300_000 };

/** Backups in a bucket of an S3-compatible store. Each object is compared with its checksums both ways. */
export function bucketStore(place: S3Place): BackupStore {
  const address = placeInWords(place);
  const objects = s3Objects({ ...place, calledAs: `the place of the backups (${address})` }, patience);
  return {
    address,
    put: async (name, bytes) => objects.put(checkName(name), bytes),
    get: async (name) => {
      const found = await objects.get(checkName(name)).catch(asMissing);
      if (found === null) throw new ObjectMissing(`${name} is missing`);
      return found.bytes;
    },
    list: async function* (folder) {
      for await (const { name, storedAt } of objects.list(checkName(folder)))
        yield { name: `${folder}/${name}`, storedAt };
    },
    delete: async (name) => objects.delete(checkName(name)),
  };
}

/** An object whose bytes have changed in the bucket is as lost as a missing one. */
function asMissing(error: unknown): never {
  if (error instanceof FileNotFound) throw new ObjectMissing(error.message, { cause: error });
  throw error;
}
