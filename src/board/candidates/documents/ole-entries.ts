const signature = 'd0cf11e0a1b11ae1';
const endOfChain = 0xfffffffe;

/** A storage or stream in the directory of an OLE compound file. */
export type OleEntry = { readonly name: string; readonly firstSector: number; readonly size: number };

/** Bytes of each sector, and the number of the sector that follows each sector. */
type Chains = { readonly sectorAt: (sector: number) => Buffer; readonly next: (sector: number) => number };

/**
 * Reads the directory of an OLE compound file ([MS-CFB] §2.6), the container of Word and PowerPoint up to
 * 2003. The root comes first. Empty if the bytes are no such file or the directory cannot be followed. Reads
 * only the 109 FAT sectors that the header lists: enough for 6.8 MB with sectors of 512 bytes.
 */
export function readOleEntries(bytes: Buffer): OleEntry[] {
  if (bytes.toString('hex', 0, 8) !== signature) return [];
  return entriesIn(followed(() => chain(sectorsOf(bytes), bytes.readUInt32LE(48), bytes.length)) ?? Buffer.alloc(0));
}

/**
 * Reads the bytes of a stream. Undefined if its sectors cannot be followed, or contain fewer bytes than its
 * entry says.
 */
export function readOleStream(bytes: Buffer, name: string): Buffer | undefined {
  const entries = readOleEntries(bytes);
  const [root] = entries;
  const entry = entries.find((one) => one.name === name);
  if (root === undefined || entry === undefined) return undefined;
  const stream = followed(() => {
    const chains = entry.size < miniStream ? miniSectorsOf(bytes, root) : sectorsOf(bytes);
    return entry.size === 0 ? Buffer.alloc(0) : chain(chains, entry.firstSector, Math.min(entry.size, bytes.length));
  });
  return stream === undefined || stream.length < entry.size ? undefined : stream.subarray(0, entry.size);
}

/**
 * Bytes below which a stream lies in the mini stream, to which the root leads ([MS-CFB] §2.2, «Mini Stream
 * Cutoff Size»).
 */
const miniStream = 4096;
const miniSector = 64;

function followed(read: () => Buffer): Buffer | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * @throws RangeError if the chain leaves the file or is longer than `most` bytes, which means that it is
 * circular
 */
function chain({ sectorAt, next }: Chains, first: number, most: number): Buffer {
  const sectors: Buffer[] = [];
  let length = 0;
  for (let at = first; at !== endOfChain; at = next(at)) {
    const sector = sectorAt(at);
    if (length > most) throw new RangeError('a chain in circles');
    length += sector.length;
    sectors.push(sector);
  }
  return Buffer.concat(sectors);
}

/**
 * Reads the FAT, a table of 32-bit numbers: each is the number of the following sector. The header lists the
 * sectors of the FAT itself.
 */
function sectorsOf(bytes: Buffer): Chains {
  const size = 1 << bytes.readUInt16LE(30);
  if (size !== 512 && size !== 4096) throw new RangeError('sectors of an unknown size');
  const sectorAt = (sector: number) => within(bytes, (sector + 1) * size, size);
  const perSector = size / 4;
  return {
    sectorAt,
    next: (sector) => {
      const fatIndex = Math.floor(sector / perSector);
      if (fatIndex >= 109) throw new RangeError('beyond the FAT sectors of the header');
      return sectorAt(bytes.readUInt32LE(76 + 4 * fatIndex)).readUInt32LE(4 * (sector % perSector));
    },
  };
}

function miniSectorsOf(bytes: Buffer, root: OleEntry): Chains {
  const whole = sectorsOf(bytes);
  const container = chain(whole, root.firstSector, bytes.length);
  const table = chain(whole, bytes.readUInt32LE(60), bytes.length);
  return {
    sectorAt: (sector) => within(container, sector * miniSector, miniSector),
    next: (sector) => table.readUInt32LE(4 * sector),
  };
}

function within(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw new RangeError('beyond the end of the file');
  return bytes.subarray(start, start + length);
}

function entriesIn(directory: Buffer): OleEntry[] {
  const entries: OleEntry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 64);
    if (directory[at + 66] === 0 || length < 2 || length > 64) continue;
    const name = directory.toString('utf16le', at, at + length - 2);
    entries.push({ name, firstSector: directory.readUInt32LE(at + 116), size: directory.readUInt32LE(at + 120) });
  }
  return entries;
}
