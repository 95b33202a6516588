import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** A well-formed ZIP archive: the names of its entries, no two alike, and the ways to read one. */
export type Zip = {
  readonly names: readonly string[];
  /** @throws when there is no such entry, or it cannot be unpacked */
  open(name: string): Promise<Readable>;
  /** The bytes of an entry; undefined where it is missing, damaged or larger than 4 MB. */
  bytes(name: string): Promise<Buffer | undefined>;
};

const maximumEntries = 5000;
const maximumBytes = 4 * 1024 * 1024;
/** Fifty times the largest document: uncompressed pictures are honest, and seldom shrink to a tenth. */
const maximumUnpacked = 100 * 1024 * 1024;

/**
 * Reads the central directory, which is what office programs go by (APPNOTE.TXT §4.3.12), and not the entries
 * as they follow each other: the two can be made to disagree. It must start at the first byte and end at the
 * last. Undefined where the bytes are none, an entry is encrypted, two have one name, or all entries together
 * unpack to more than a recruiter's program should be given.
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
    return undefined; // yauzl says what is wrong with an archive; whoever sent it is told that it is none
  }
}

/** As the archive claims: programs that unpack it go by that too. */
function unpackedSize(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
}

/** The size that the archive claims bounds what is unpacked: yauzl breaks off where an entry is longer. */
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
