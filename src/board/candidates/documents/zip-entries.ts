import { inflateRawSync } from 'node:zlib';

/** A well-formed ZIP archive: the names of its entries and the way to read one. */
export type Zip = { readonly names: readonly string[]; text(name: string): string | undefined };

type Entry = { name: string; encrypted: boolean; method: number; compressedSize: number; offset: number };

const maximumEntries = 5000;
const maximumText = 4 * 1024 * 1024;

/**
 * Reads the central directory, which is what office programs go by (APPNOTE.TXT §4.3.12), and not the entries
 * as they follow each other: the two can be made to disagree. The archive must start at the first byte and
 * end at the last. Undefined when the bytes are no such archive, or when an entry is encrypted.
 */
export function readZip(bytes: Buffer): Zip | undefined {
  try {
    if (bytes.readUInt32LE(0) !== 0x04034b50) return undefined;
    const entries = readDirectory(bytes);
    if (entries === undefined || entries.some(({ encrypted }) => encrypted)) return undefined;
    return { names: entries.map(({ name }) => name), text: (name) => readText(bytes, entries, name) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readDirectory(bytes: Buffer): Entry[] | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > maximumEntries) return undefined;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (entries.length < count) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) return undefined;
    entries.push(readEntry(bytes, at));
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record lies at the end, before a comment of at most 65,535 bytes that must reach the last byte. */
function findEnd(bytes: Buffer): number | undefined {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--) {
    if (bytes.readUInt32LE(at) === 0x06054b50 && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return undefined;
}

function readEntry(bytes: Buffer, at: number): Entry {
  const nameLength = bytes.readUInt16LE(at + 28);
  return {
    name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
    encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    compressedSize: bytes.readUInt32LE(at + 20),
    offset: bytes.readUInt32LE(at + 42),
  };
}

function readText(bytes: Buffer, entries: readonly Entry[], name: string): string | undefined {
  const found = entries.filter((entry) => entry.name === name);
  const [entry] = found;
  if (entry === undefined || found.length > 1 || bytes.readUInt32LE(entry.offset) !== 0x04034b50) return undefined;
  const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const stored = bytes.subarray(start, start + entry.compressedSize);
  return entry.method === 0 ? stored.toString('utf8') : inflate(stored, entry.method);
}

function inflate(stored: Buffer, method: number): string | undefined {
  if (method !== 8) return undefined;
  try {
    return inflateRawSync(stored, { maxOutputLength: maximumText }).toString('utf8');
  } catch {
    return undefined;
  }
}
