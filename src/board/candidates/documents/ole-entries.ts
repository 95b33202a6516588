const signature = 'd0cf11e0a1b11ae1';
const endOfChain = 0xfffffffe;

/** A storage or stream in the directory of an OLE compound file. */
export type OleEntry = { readonly name: string; readonly firstSector: number; readonly size: number };

/**
 * The directory of an OLE compound file ([MS-CFB] §2.6), the container of Word and PowerPoint up to 2003.
 * Empty when the bytes are no such file or its directory cannot be followed. Reads the 109 FAT sectors that
 * the header names: enough for 6.8 MB with sectors of 512 bytes.
 */
export function readOleEntries(bytes: Buffer): OleEntry[] {
  return followed(() => {
    if (bytes.toString('hex', 0, 8) !== signature) return [];
    return sectorsFrom(bytes, bytes.readUInt32LE(48)).flatMap((sector) => entriesIn(sector));
  });
}

/** The bytes of a stream of 4,096 bytes or more; smaller ones lie elsewhere and are not given. */
export function readOleStream(bytes: Buffer, { firstSector, size }: OleEntry): Buffer {
  const sectors = size < miniStream ? [] : followed(() => sectorsFrom(bytes, firstSector));
  return Buffer.concat(sectors).subarray(0, size);
}

/** [MS-CFB] §2.2, «Mini Stream Cutoff Size». */
const miniStream = 4096;

function followed<Value>(read: () => Value[]): Value[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function sectorsFrom(bytes: Buffer, first: number): Buffer[] {
  const size = 1 << bytes.readUInt16LE(30);
  if (size !== 512 && size !== 4096) return [];
  const sectors: Buffer[] = [];
  const limit = bytes.length / size;
  for (let at = first; at !== endOfChain; at = nextSector(bytes, at, size)) {
    if (sectors.length > limit) return [];
    sectors.push(sectorAt(bytes, at, size));
  }
  return sectors;
}

/**
 * The FAT: sectors full of 32-bit numbers, each the sector that follows; the header says where the FAT's own
 * sectors lie.
 */
function nextSector(bytes: Buffer, sector: number, size: number): number {
  const perSector = size / 4;
  const fatIndex = Math.floor(sector / perSector);
  if (fatIndex >= 109) throw new RangeError('beyond the FAT sectors of the header');
  const fat = sectorAt(bytes, bytes.readUInt32LE(76 + 4 * fatIndex), size);
  return fat.readUInt32LE(4 * (sector % perSector));
}

function sectorAt(bytes: Buffer, sector: number, size: number): Buffer {
  const start = (sector + 1) * size;
  if (start + size > bytes.length) throw new RangeError('beyond the end of the file');
  return bytes.subarray(start, start + size);
}

function entriesIn(sector: Buffer): OleEntry[] {
  const entries: OleEntry[] = [];
  for (let at = 0; at < sector.length; at += 128) {
    const length = sector.readUInt16LE(at + 64);
    if (sector[at + 66] === 0 || length < 2 || length > 64) continue;
    const name = sector.toString('utf16le', at, at + length - 2);
    entries.push({ name, firstSector: sector.readUInt32LE(at + 116), size: sector.readUInt32LE(at + 120) });
  }
  return entries;
}
