import type { Effort } from './effort.ts';
import { readOleStream } from './ole-entries.ts';

/** What of a document of Word up to 2003 leads on: its text with the codes of fields, and its template. */
export type WordText = { readonly text: string; readonly template: string };

/** [MS-DOC] §2.5.1: where the header names parts of the table stream, by offset and length. */
const pairs = 154;
const associated = pairs + 8 * 32;
const pieceTable = pairs + 8 * 33;

/**
 * The text as its pieces put it together, wherever they lie in the file ([MS-DOC] §2.4.1). Undefined for
 * documents before Word 97, and where the tables cannot be followed.
 * @throws Unreadable where pieces are many, or lie in each other
 */
export function readWordText(bytes: Buffer, effort: Effort): WordText | undefined {
  const word = readOleStream(bytes, 'WordDocument');
  if (word === undefined || word.length < pieceTable + 8 || word.readUInt16LE(2) < 0xc1) return undefined;
  const table = readOleStream(bytes, (word.readUInt16LE(10) & 0x0200) === 0 ? '0Table' : '1Table');
  if (table === undefined) return undefined;
  const part = (at: number) => {
    const start = word.readUInt32LE(at);
    return table.subarray(start, start + word.readUInt32LE(at + 4));
  };
  return { text: textOf(word, part(pieceTable), effort), template: templateOf(part(associated)) };
}

/** Whether the document says that it is encrypted ([MS-DOC] §2.5.2, fEncrypted). */
export function isEncryptedWord(bytes: Buffer): boolean {
  const word = readOleStream(bytes, 'WordDocument');
  return word !== undefined && word.length > 12 && (word.readUInt16LE(10) & 0x0100) !== 0;
}

/** [MS-DOC] §2.9.38: properties, each behind a 1 and its length, then a 2, a length and the pieces. */
function textOf(word: Buffer, clx: Buffer, effort: Effort): string {
  let at = 0;
  for (; clx[at] === 1 && at + 3 <= clx.length; at += 3 + clx.readUInt16LE(at + 1)) effort.spend(1);
  if (clx[at] !== 2 || at + 5 > clx.length) return '';
  const pieces = clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1));
  const count = Math.floor((pieces.length - 4) / 12);
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const piece = pieceAt(word, pieces, index, count);
    effort.spend(2 + (piece.length >> 6));
    text += piece;
  }
  return text;
}

/** [MS-DOC] §2.9.177: where pieces begin in the text; then, eight bytes each, where they lie. */
function pieceAt(word: Buffer, pieces: Buffer, index: number, count: number): string {
  const length = pieces.readUInt32LE(4 * index + 4) - pieces.readUInt32LE(4 * index);
  const place = pieces.readUInt32LE(4 * (count + 1) + 8 * index + 2);
  // §2.9.73: a bit says that characters have one byte, and their place is doubled.
  const isSingle = (place & 0x40000000) !== 0;
  const start = isSingle ? (place & 0x3fffffff) / 2 : place & 0x3fffffff;
  const end = start + Math.max(0, length) * (isSingle ? 1 : 2);
  return word.toString(isSingle ? 'latin1' : 'utf16le', start, Math.min(end, word.length));
}

/** [MS-DOC] §2.9.272: strings behind their lengths, of which the second is the template's path. */
function templateOf(strings: Buffer): string {
  if (strings.length < 10 || strings.readUInt16LE(0) !== 0xffff) return '';
  const second = 6 + 2 + 2 * strings.readUInt16LE(6);
  if (second + 2 > strings.length) return '';
  return strings.toString('utf16le', second + 2, second + 2 + 2 * strings.readUInt16LE(second));
}
