import { makeZip } from './make-zip.ts';
import type { ZipEntry } from './make-zip.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

const endOfChain = 0xfffffffe;

/** The smallest documents that office programs open, one for each kind that the product accepts. */
export const documents = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  rtf: Buffer.from('{\\rtf1\\ansi Curriculum vitae}'),
  txt: Buffer.from('Curriculum vitæ\r\nZoé Ørsted\tIngénieure\n'),
  doc: makeOle(['WordDocument', '1Table']),
  ppt: makeOle(['PowerPoint Document', 'Current User'], { 'PowerPoint Document': Buffer.from([0x0f, 0, 0xe8, 3]) }),
  docx: makeOpenXml(`${openXml}.wordprocessingml.document`, 'word/document.xml'),
  pptx: makeOpenXml(`${openXml}.presentationml.presentation`, 'ppt/presentation.xml'),
  odt: makeOpenDocument(`${openDocument}.text`),
  odp: makeOpenDocument(`${openDocument}.presentation`),
} as const;

export function makeOpenXml(mediaType: string, main: string, more: readonly ZipEntry[] = []): Buffer<ArrayBuffer> {
  const types = `<?xml version="1.0"?><Types><Override PartName="/${main}" ContentType="${mediaType}.main+xml"/></Types>`;
  return makeZip([
    { name: '[Content_Types].xml', text: types },
    { name: '_rels/.rels', text: '<Relationships/>' },
    { name: main, text: '<document/>' },
    ...more,
  ]);
}

export function makeOpenDocument(mediaType: string, more: readonly ZipEntry[] = []): Buffer<ArrayBuffer> {
  return makeZip([
    { name: 'mimetype', text: mediaType, stored: true },
    { name: 'content.xml', text: '<office:document-content/>' },
    ...more,
  ]);
}

/**
 * Returns an OLE compound file: header, one FAT sector, one directory sector with the root and up to three
 * streams of these names, then their bytes ([MS-CFB]). The bytes are padded, so that no stream lies in the
 * mini stream. Streams without given bytes are empty.
 */
export function makeOle(names: readonly string[], streams: Readonly<Record<string, Buffer>> = {}): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(512, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const fat = Buffer.alloc(512, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  fat.writeUInt32LE(endOfChain, 4);
  const directory = Buffer.alloc(512);
  writeEntry(directory, 0, 'Root Entry', 5);
  const sectors: Buffer[] = [];
  names.forEach((name, index) => {
    const body = streams[name];
    const first = 2 + sectors.length;
    writeEntry(directory, (index + 1) * 128, name, 2);
    if (body === undefined) return;
    sectors.push(...sectorsOf(body));
    const last = 1 + sectors.length;
    for (let sector = first; sector <= last; sector += 1)
      fat.writeUInt32LE(sector === last ? endOfChain : sector + 1, 4 * sector);
    directory.writeUInt32LE(first, (index + 1) * 128 + 116);
    directory.writeUInt32LE(512 * (last - first + 1), (index + 1) * 128 + 120);
  });
  return Buffer.concat([header, fat, directory, ...sectors]);
}

function sectorsOf(body: Buffer): Buffer[] {
  const filled = Buffer.alloc(Math.max(8, Math.ceil(body.length / 512)) * 512);
  body.copy(filled);
  return Array.from({ length: filled.length / 512 }, (_, index) => filled.subarray(512 * index, 512 * (index + 1)));
}

function writeEntry(directory: Buffer, at: number, name: string, type: number): void {
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE(name.length * 2 + 2, at + 64);
  directory.writeUInt8(type, at + 66);
}
