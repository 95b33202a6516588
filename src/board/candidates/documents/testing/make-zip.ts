import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; text: string | Buffer; stored?: boolean; encrypted?: boolean };

/** Returns a ZIP archive of these entries, in this order. */
export function makeZip(entries: readonly ZipEntry[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const body = entry.stored ? Buffer.from(entry.text) : deflateRawSync(entry.text);
    const local = Buffer.concat([header(entry, body, 0x04034b50), Buffer.from(entry.name), body]);
    directory.push(Buffer.concat([header(entry, body, 0x02014b50, offset), Buffer.from(entry.name)]));
    locals.push(local);
    offset += local.length;
  }
  return Buffer.concat([...locals, ...directory, endRecord(entries.length, Buffer.concat(directory).length, offset)]);
}

/**
 * Writes one of the two headers of an entry. Both have the same middle; the central header has more fields
 * before and after it (APPNOTE.TXT §4.3.7, §4.3.12).
 */
function header(entry: ZipEntry, body: Buffer, signature: number, offset?: number): Buffer<ArrayBuffer> {
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(entry.encrypted ? 1 : 0, 2);
  shared.writeUInt16LE(entry.stored ? 0 : 8, 4);
  shared.writeUInt32LE(crc32(entry.text), 10);
  shared.writeUInt32LE(body.length, 14);
  shared.writeUInt32LE(Buffer.byteLength(entry.text), 18);
  shared.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  if (offset === undefined) return Buffer.concat([start, shared]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([start, Buffer.from([20, 0]), shared, rest]);
}

function endRecord(count: number, size: number, offset: number): Buffer<ArrayBuffer> {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
