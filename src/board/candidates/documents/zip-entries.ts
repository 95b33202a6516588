import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Well-formed ZIP archive, with the different names of its entries, and functions to read the entries. */
export type Zip = {
  readonly names: readonly string[];
  /** @throws if there is no such entry, or it cannot be unpacked */
  open(name: string): Promise<Readable>;
  /** Returns the bytes of an entry; undefined if it is missing, damaged or larger than 4 MB. */
  bytes(name: string): Promise<Buffer | undefined>;
};

const maximumEntries = 5000;
const maximumBytes = 4 * 1024 * 1024;
/**
 * Limit of unpacked bytes: fifty times the largest document. Honest documents may contain uncompressed
 * pictures, but seldom shrink to less than a tenth.
 */
const maximumUnpacked = 100 * 1024 * 1024;

/**
 * Reads the central directory, as office programs do (APPNOTE.TXT §4.3.12), instead of the sequence of
 * entries, because the two may disagree. The archive must start at the first byte and end at the last byte.
 * Undefined if the bytes are no archive, an entry is encrypted, two entries have the same name, or all
 * entries together unpack to more than a recruiter's program should handle.
 */
export async function readZip(bytes: Buffer): Promise<Zip | undefined> {
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== 0x04034b50) return undefined;
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > maximumEntries) return undefined;
    const entries = await Array.fromAsync(zip.eachEntry());
    const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
    const different = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
    const isSound = different.size === entries.length && !entries.some((entry) => entry.isEncrypted());
    return isSound && unpackedSize(entries) <= maximumUnpacked ? toZip(zip, byName) : undefined;
  } catch {
    return undefined; // Hides the reason, because the sender is only told that the file is not valid.
  }
}

/** Returns the unpacked size that the archive states; programs that unpack it use this size too. */
function unpackedSize(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
}

/**
 * Lets yauzl stop if an entry is longer than the archive states, so that the stated size limits the
 * unpacking.
 */
function toZip(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Zip {
  const open = async (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new RangeError('no such entry');
    return zip.openReadStreamPromise(entry);
  };
  const bytes = async (name: string) => {
    const size = entries.get(name)?.uncompressedSize ?? Number.POSITIVE_INFINITY;
    return size > maximumBytes
      ? undefined
      : open(name)
          .then(buffer)
          .catch(() => undefined);
  };
  return { names: Array.from(entries.keys()), open, bytes };
}
