import { makeOle } from './make-documents.ts';

/** A PDF with one object of these parts. */
export function makePdf(...parts: readonly (string | Buffer)[]): Buffer<ArrayBuffer> {
  const object = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  return Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj'), ...object, Buffer.from('endobj\ntrailer<</Root 1 0 R>>\n')]);
}

/** A presentation whose slides hold records of these types ([MS-PPT] §2.3.1), in a container. */
export function makePowerPoint(types: readonly number[]): Buffer<ArrayBuffer> {
  const records = [record(0xf, 0x03e8), ...types.map((type) => record(0, type))];
  const slides = Buffer.concat([...records, record(0, 0x03ea, 4096)], 4608);
  const file = makeOle(['PowerPoint Document']);
  // The stream lies behind the sectors of FAT and directory, its entry being the second of the directory.
  const sectors = Array.from({ length: 9 }, (_, index) => index + 2);
  for (const sector of sectors) file.writeUInt32LE(sector === 10 ? 0xfffffffe : sector + 1, 512 + 4 * sector);
  file.writeUInt32LE(2, 1024 + 128 + 116);
  file.writeUInt32LE(slides.length, 1024 + 128 + 120);
  return Buffer.concat([file, slides]);
}

function record(version: number, type: number, size = 0): Buffer {
  const header = Buffer.alloc(8 + size);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(type, 2);
  header.writeUInt32LE(size, 4);
  return header;
}
