import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** A well-formed ZIP archive: the names of its entries and the way to read one. */
export type Zip = { readonly names: readonly string[]; text(name: string): Promise<string | undefined> };

const maximumEntries = 5000;
const maximumText = 4 * 1024 * 1024;
/** Fifty times the largest document: uncompressed pictures are honest, and seldom shrink to a tenth. */
const maximumUnpacked = 100 * 1024 * 1024;

/**
 * Reads the central directory, which is what office programs go by (APPNOTE.TXT §4.3.12), and not the entries
 * as they follow each other: the two can be made to disagree. It must start at the first byte and end at the
 * last. Undefined where the bytes are none, an entry is encrypted, or all entries together unpack to more
 * than a recruiter's program should be given.
 */
export async function readZip(bytes: Buffer): Promise<Zip | undefined> {
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== 0x04034b50) return undefined;
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > maximumEntries) return undefined;
    const entries = await Array.fromAsync(zip.eachEntry());
    if (entries.some((entry) => entry.isEncrypted()) || unpackedSize(entries) > maximumUnpacked) return undefined;
    return { names: entries.map(({ fileName }) => fileName), text: (name) => readText(zip, entries, name) };
  } catch {
    return undefined; // yauzl says what is wrong with an archive; whoever sent it is told that it is none
  }
}

/** As the archive claims: programs that unpack it go by that too. */
function unpackedSize(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
}

/** The size that the archive claims bounds what is unpacked: yauzl breaks off where an entry is longer. */
async function readText(zip: ZipFile, entries: readonly Entry[], name: string): Promise<string | undefined> {
  const [entry, ...others] = entries.filter(({ fileName }) => fileName === name);
  if (entry === undefined || others.length > 0 || entry.uncompressedSize > maximumText) return undefined;
  try {
    return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
  } catch {
    return undefined;
  }
}
