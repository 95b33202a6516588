import type { Effort } from './effort.ts';
import { readOleStream } from './ole-entries.ts';

/**
 * Parts of a Word document up to 2003 that may lead to other files or addresses: the text with the codes of
 * its fields, and the template.
 */
export type WordText = { readonly text: string; readonly template: string };

/**
 * Offset in the header at which the pairs of offset and length begin. There is one pair for each part of the
 * table stream ([MS-DOC] §2.5.1).
 */
const pairs = 154;
const associated = pairs + 8 * 32;
const pieceTable = pairs + 8 * 33;

/**
 * Reads the text in the order of its pieces, wherever they lie in the file ([MS-DOC] §2.4.1). Undefined for a
 * document before Word 97, and for tables that cannot be followed.
 * @throws Unreadable if there are too many pieces or they overlap
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

/** Tells if the document is marked as encrypted ([MS-DOC] §2.5.2, fEncrypted). */
export function isEncryptedWord(bytes: Buffer): boolean {
  const word = readOleStream(bytes, 'WordDocument');
  return word !== undefined && word.length > 12 && (word.readUInt16LE(10) & 0x0100) !== 0;
}

/**
 * Reads the text. The properties come first, each after a 1 and its length; then come a 2, a length and the
 * pieces ([MS-DOC] §2.9.38).
 */
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

/**
 * Reads a piece. The offsets of the pieces in the text come first, then eight bytes for each piece with its
 * position in the file ([MS-DOC] §2.9.177).
 */
function pieceAt(word: Buffer, pieces: Buffer, index: number, count: number): string {
  const length = pieces.readUInt32LE(4 * index + 4) - pieces.readUInt32LE(4 * index);
  const place = pieces.readUInt32LE(4 * (count + 1) + 8 * index + 2);
  // A bit tells that each character of the piece has one byte. The stored offset is then twice the real
  // offset (§2.9.73).
  const isSingle = (place & 0x40000000) !== 0;
  const start = isSingle ? (place & 0x3fffffff) / 2 : place & 0x3fffffff;
  const end = start + Math.max(0, length) * (isSingle ? 1 : 2);
  return word.toString(isSingle ? 'latin1' : 'utf16le', start, Math.min(end, word.length));
}

/**
 * Returns the path of the template: the second of the strings, each of which follows its length ([MS-DOC]
 * §2.9.272).
 */
function templateOf(strings: Buffer): string {
  if (strings.length < 10 || strings.readUInt16LE(0) !== 0xffff) return '';
  const second = 6 + 2 + 2 * strings.readUInt16LE(6);
  if (second + 2 > strings.length) return '';
  return strings.toString('utf16le', second + 2, second + 2 + 2 * strings.readUInt16LE(second));
}
