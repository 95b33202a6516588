import { inflateSync } from 'node:zlib';
import type { Effort } from '../effort.ts';
import { Unreadable } from '../effort.ts';
import type { Finding } from '../finding.ts';
import { opensAddress, opensFile, PdfObjects, selfOpening } from './pdf-actions.ts';
import { PdfReader } from './pdf-reader.ts';
import { PdfDictionary, PdfName, PdfWord } from './pdf-value.ts';

/**
 * Keys of actions that run something, open other files or send a form, and keys of scripts or films. ISO
 * 32000-2, 12.6.4, 12.7.6, 12.7.8 (XFA forms contain scripts), 13.7.
 */
const actions = ['JavaScript', 'JS', 'Launch', 'ImportData', 'SubmitForm', 'GoToR', 'GoToE', 'Rendition'];
const programs = [...actions, 'RichMedia', 'XFA'];

/**
 * Limit of unpacked bytes for all object streams of a file together. The object streams of a CV take a tenth
 * of this.
 */
const maximumUnpacked = 4 * 1024 * 1024;
/**
 * Steps counted for unpacking even the smallest stream. They are as many as for reading some two hundred
 * values.
 */
const unpacking = 200;

/**
 * Searches for programs in every object of the file, even in objects that its tables do not list. A PDF
 * reader takes any place after the word `obj` for an object, and everything in an object stream.
 */
export function inspectPdf(bytes: Buffer, effort: Effort): Finding {
  const text = bytes.toString('latin1');
  if (!/^%PDF-\d/.test(text)) return 'other';
  const objects = new PdfObjects(effort);
  const readers = readObjects(text, bytes, { objects, effort });
  const finding = findingIn(readers);
  if (finding !== 'genuine') return finding;
  const dictionaries = readers.flatMap((reader) => reader.dictionaries);
  if (opensFile(dictionaries, objects) || mayOpenFile(readers)) return 'programs';
  return opensAddress(dictionaries, objects) || mayOpenAddress(readers) ? 'opensAddress' : 'genuine';
}

/** State of reading one file. */
type Reading = { readonly objects: PdfObjects; readonly effort: Effort };

/** Finds the number of an object and its generation (ISO 32000-2, 7.3.10). */
const objectNumber = /(\d{1,10})[\s\0]+\d+[\s\0]*$/;
const maxNumberLength = 40;

function readObjects(text: string, bytes: Buffer, { objects, effort }: Reading): PdfReader[] {
  const reader = new PdfReader(text, effort);
  const streams: PdfReader[] = [];
  let left = maximumUnpacked;
  for (const { index, 0: word } of text.matchAll(/(?<!end)obj|trailer/g)) {
    effort.spend(3);
    reader.at = index + word.length;
    const value = reader.valueIfAny();
    const number = objectNumber.exec(text.slice(Math.max(0, index - maxNumberLength), index))?.[1];
    if (word === 'obj') objects.add(number, value);
    // Skips values that are not object streams. Object streams are the only streams with the key `First` (ISO
    // 32000-2, 7.5.7).
    if (!(value instanceof PdfDictionary) || value.all('First').length === 0 || !reader.takesStream()) continue;
    effort.spend(unpacking);
    const unpacked = unpack(value, bytes.subarray(reader.at), left);
    left -= unpacked.length;
    streams.push(readObjectStream(value, unpacked, { objects, effort }));
  }
  return [reader, ...streams];
}

function findingIn(readers: readonly PdfReader[]): Finding {
  const dictionaries = readers.flatMap((reader) => reader.dictionaries);
  if (programs.some((name) => readers.some(({ names }) => names.has(name)))) return 'programs';
  // Finds an encrypted file. Only trailers have the key `Encrypt` (ISO 32000-2, 7.5.5).
  if (dictionaries.some((dictionary) => dictionary.all('Encrypt').length > 0)) return 'locked';
  return dictionaries.every((dictionary) => attachesOnlyData(dictionary)) ? 'genuine' : 'programs';
}

/**
 * True if an object could not be read and contains names of actions, because an action may start by itself.
 */
function mayOpenAddress(readers: readonly PdfReader[]): boolean {
  const has = (name: string) => readers.some(({ names }) => names.has(name));
  const isGleaned = readers.some(({ gleaned }) => ['URI', ...selfOpening].some((name) => gleaned.has(name)));
  return isGleaned && has('URI') && selfOpening.some((name) => has(name));
}

const mayOpenFile = (readers: readonly PdfReader[]): boolean =>
  readers.some(({ gleaned }) => gleaned.has('Thread') && gleaned.has('F'));

/**
 * Allows one attached file by its name. PDFs of Europass, a frequent form of CV, attach their own data as
 * XML. The name decides, because it also decides which program opens an attachment.
 */
function attachesOnlyData(specification: PdfDictionary): boolean {
  if (specification.all('EF').length === 0) return true;
  const names = ['F', 'UF', 'DOS', 'Mac', 'Unix'].flatMap((key) => specification.all(key));
  return names.length > 0 && names.every((name) => typeof name === 'string' && /^[\w .()-]+\.xml$/i.test(plain(name)));
}

/** Converts a text string, which is UTF-16BE if it begins with a mark (ISO 32000-2, 7.9.2.2). */
const plain = (name: string): string =>
  name.startsWith('\u00fe\u00ff') ? new TextDecoder('utf-16be').decode(Buffer.from(name.slice(2), 'latin1')) : name;

/**
 * Unpacks an object stream.
 * @throws Unreadable if it is damaged, too large, or packed by a method that no program uses
 */
function unpack(dictionary: PdfDictionary, packed: Buffer, maximum: number): string {
  const filters = dictionary.all('Filter').flat();
  const isPlainFlate = filters.length === 1 && filters[0] instanceof PdfName && filters[0].name === 'FlateDecode';
  if (!isPlainFlate || dictionary.all('DecodeParms').length > 0) throw new Unreadable('an unusual object stream');
  try {
    return inflateSync(packed, { maxOutputLength: maximum }).toString('latin1');
  } catch (cause) {
    throw new Unreadable('an object stream that cannot be unpacked', { cause });
  }
}

/**
 * Reads an object stream: first pairs of numbers and offsets, then the objects, which begin at `First`.
 * @throws Unreadable
 */
function readObjectStream(dictionary: PdfDictionary, unpacked: string, { objects, effort }: Reading): PdfReader {
  const first = dictionary.all('First').map((value) => (value instanceof PdfWord ? Number(value.word) : Number.NaN));
  const [start = Number.NaN] = first;
  if (first.length !== 1 || !Number.isSafeInteger(start)) throw new Unreadable('an object stream without a start');
  const reader = new PdfReader(unpacked, effort);
  let number: string | undefined;
  for (const [word] of unpacked.slice(0, start).matchAll(/\d+/g)) {
    effort.spend(1);
    reader.at = start + Number(word);
    if (number !== undefined) objects.add(number, reader.valueIfAny());
    number = number === undefined ? word : undefined;
  }
  return reader;
}
