import { checksumOf } from '../checksum.ts';
import { isFileKey } from '../file-key.ts';
import type { FileStore } from '../file-store.ts';
import { type OwnedPlace, writerNote } from '../place-writer.ts';
import { readCard, writtenCard } from '../store-identity.ts';
import { s3Cache } from './s3-cache.ts';
import { usualPatience } from './s3-client.ts';
import { objectName, s3Files } from './s3-files.ts';
import { s3LargeFiles } from './s3-large-files.ts';
import { s3Marks } from './s3-marks.ts';
import { type S3Objects, s3Objects } from './s3-objects.ts';
import { placeInWords, type S3Place } from './s3-place.ts';

// Limits for pictures, which the program can make as fast.
const ofPictures = { tries: 1, each: 3000, all: 3000 };

/** Store in a bucket of an S3-compatible store. */
export function s3Store(place: S3Place, patience = usualPatience): FileStore {
  const objects = s3Objects(place, patience);
  return {
    files: s3Files(objects),
    large: s3LargeFiles(objects),
    marks: s3Marks(objects),
    pictures: s3Cache(s3Objects(place, ofPictures)),
    identity: {
      place: placeInWords(place),
      read: async () => {
        const found = await objects.get(cardName);
        return found === null ? null : readCard(found.bytes.toString());
      },
      write: (card) => objects.put(cardName, Buffer.from(writtenCard(card))),
    },
    owned: ownedBucket(objects, placeInWords(place)),
    contents: contentsOf(objects),
  };
}

const cardName = 'store.json';

function ownedBucket(objects: S3Objects, address: string): OwnedPlace {
  return {
    address,
    setting: 'FILES_URL',
    command: 'npm run backup -- take',
    read: async () => (await objects.get(writerNote))?.bytes.toString() ?? null,
    write: (text) => objects.put(writerNote, Buffer.from(text)),
    isUsed: async () => (await objects.facts(cardName)) !== null,
  };
}

function contentsOf(objects: S3Objects): FileStore['contents'] {
  return {
    list: async function* (shelf) {
      for await (const { name } of objects.list(shelf)) if (isFileKey(name)) yield name;
    },
    read: (shelf, key) => objects.get(objectName(shelf, key)),
    checksum: async (shelf, key) => {
      const known = await objects.facts(objectName(shelf, key));
      if (known === null || known.sha256 !== null) return known && known.sha256;
      const found = await objects.get(objectName(shelf, key));
      return found && checksumOf(found.bytes);
    },
    write: (shelf, key, { bytes, since }) =>
      objects.put(objectName(shelf, key), bytes, shelf === 'aside' ? since : undefined),
  };
}
