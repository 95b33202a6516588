import { makeOle } from './make-documents.ts';

/** Returns a PDF with one object that consists of these parts. */
export function makePdf(...parts: readonly (string | Buffer)[]): Buffer<ArrayBuffer> {
  const object = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  return Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj'), ...object, Buffer.from('endobj\ntrailer<</Root 1 0 R>>\n')]);
}

/**
 * Returns a presentation whose slides contain empty records with these headers, in a container ([MS-PPT]
 * §2.3.1).
 */
export function makePowerPoint(...headers: readonly string[]): Buffer<ArrayBuffer> {
  const records = ['0f00e803', ...headers].map((header) => Buffer.from(`${header}00000000`, 'hex'));
  return makeOle(['PowerPoint Document'], { 'PowerPoint Document': Buffer.concat(records) });
}

/**
 * Returns a Word 97 document that is made from this template. Its text consists of these pieces in this
 * order.
 */
export function makeWord(pieces: readonly string[], template = ''): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(1024);
  header.writeUInt16LE(0xc1, 2);
  const strings = Buffer.alloc(10 + 2 * template.length);
  strings.writeUInt16LE(0xffff);
  strings.writeUInt16LE(template.length, 8);
  strings.write(template, 10, 'utf16le');
  const table = pieceTable(pieces, header.length);
  [0, strings.length].forEach((value, index) => header.writeUInt32LE(value, 154 + 8 * 32 + 4 * index));
  [strings.length, table.length].forEach((value, index) => header.writeUInt32LE(value, 154 + 8 * 33 + 4 * index));
  // Writes the pieces in reverse order, because only the piece table may state their order.
  const text = Buffer.from(pieces.toReversed().join(''), 'utf16le');
  return makeOle(['WordDocument', '0Table'], {
    WordDocument: Buffer.concat([header, text]),
    '0Table': Buffer.concat([strings, table]),
  });
}

function pieceTable(pieces: readonly string[], from: number): Buffer {
  const table = Buffer.alloc(5 + 4 + 12 * pieces.length);
  table.writeUInt8(2);
  table.writeUInt32LE(table.length - 5, 1);
  pieces.forEach((_, index) => {
    table.writeUInt32LE(pieces.slice(0, index + 1).join('').length, 5 + 4 * (index + 1));
    const before = pieces.slice(index + 1).join('').length;
    table.writeUInt32LE(from + 2 * before, 5 + 4 * (pieces.length + 1) + 8 * index + 2);
  });
  return table;
}
