import { findingInField } from './active-fields.ts';
import type { Effort } from './effort.ts';
import { Unreadable } from './effort.ts';
import { maxCodeLength, nestedField } from './field-code.ts';
import { genuineIf } from './finding.ts';
import type { Finding } from './finding.ts';
import { readOleEntries, readOleStream } from './ole-entries.ts';
import { isForeignLink } from './links.ts';
import { isElsewhere } from './open-parts.ts';
import { isEncryptedWord, readWordText } from './word-text.ts';

/**
 * Names of the storages that contain Visual Basic ([MS-OVBA] §2.2.1), and of their parent storages in Word
 * and PowerPoint files. Names are compared in capitals ([MS-CFB] §2.6.4).
 */
const macros: ReadonlySet<string> = new Set(['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR']);

/**
 * Names of streams that only objects within a document have: [MS-DOC] §2.1.7 (ObjInfo, OCX), [MS-OLEDS]
 * §2.3.6 (a file in a package), and the equation editor, whose security holes were often exploited. Control
 * characters in the names are ignored.
 */
const objects = /^(ObjInfo|Ole10Native|OCX.*|Equation Native|Package|CONTENTS)$/i;

export function inspectWord(bytes: Buffer, effort: Effort): Finding {
  const finding = inspectNames(bytes, 'WordDocument');
  if (finding !== 'genuine') return finding;
  if (isEncryptedWord(bytes)) return 'locked';
  const { text, template } = readWordText(bytes, effort) ?? { text: '', template: '' };
  // Searches the whole file too, because another program may read parts that the tables do not list. In such
  // parts the character of a field mark can also occur by chance.
  const raw = bytes.toString('latin1').replaceAll('\0', '');
  const found = findingInFields(text, effort, codeAlone) ?? findingInFields(raw, effort, codeUpToNested);
  return found ?? (isElsewhere(template) ? 'programs' : 'genuine');
}

/**
 * Cuts the code at the mark before the result of the field, or else at the mark of the field's end ([MS-DOC]
 * §2.8.25).
 */
const codeAlone = (code: string): string => code.split('\u0014', 1).join('').split('\u0015', 1).join('');
const codeUpToNested = (code: string): string => codeAlone(code).split(nestedField, 1).join('');

function findingInFields(text: string, effort: Effort, codeOf: (text: string) => string): Finding | undefined {
  for (let at = text.indexOf(nestedField); at >= 0; at = text.indexOf(nestedField, at + 1)) {
    effort.spend(2);
    const finding = findingInField(codeOf(text.slice(at + 1, at + 1 + maxCodeLength)));
    if (finding !== undefined) return finding;
  }
  return undefined;
}

export function inspectPowerPoint(bytes: Buffer, effort: Effort): Finding {
  const finding = inspectNames(bytes, 'PowerPoint Document');
  if (finding !== 'genuine') return finding;
  const slides = readOleStream(bytes, 'PowerPoint Document');
  if (slides === undefined || !isContainer(slides)) throw new Unreadable('slides that cannot be followed');
  return findingInRecords(slides, effort);
}

function inspectNames(bytes: Buffer, stream: string): Finding {
  const names = readOleEntries(bytes).map(({ name }) => name);
  if (names.some((name) => macros.has(name.toUpperCase()))) return 'macros';
  if (names.includes('EncryptedPackage') || names.includes('EncryptedSummary')) return 'locked';
  return names.some((name) => objects.test(name.replaceAll(/\p{Cc}/gu, '')))
    ? 'programs'
    : genuineIf(names.includes(stream));
}

/**
 * Tells if the bytes begin with a container. A header consists of version (15 for containers) and instance,
 * type, and length ([MS-PPT] §2.3.1).
 */
const isContainer = (slides: Buffer): boolean => slides.length >= 8 && (slides.readUInt16LE(0) & 0xf) === 0xf;

/**
 * Headers of records that contain macros (VBAInfo) or programs: OLE objects, linked objects and ActiveX
 * controls ([MS-PPT] §2.13.24).
 */
const headers = { macros: ['0f00ff03'], programs: ['0f00cc0f', '0f00ce0f', '0f00ee0f'] } as const;
/** Headers of a link on a slide and of the string with its target: [MS-PPT] §2.10.16, §2.10.18. */
const [linkHeader, targetHeader] = ['0f00d70f', '1000ba0f'];

/**
 * Searches for these records at every byte, because PowerPoint follows a table of offsets, not the sequence
 * of records. In one file of two thousand, the four bytes of a header occur by chance.
 */
function findingInRecords(slides: Buffer, effort: Effort): Finding {
  for (const finding of ['macros', 'programs'] as const)
    for (const header of headers[finding]) if (!bodiesOf(slides, header, effort).next().done) return finding;
  for (const link of bodiesOf(slides, linkHeader, effort)) {
    effort.spend(link.length >> 6);
    for (const target of bodiesOf(link, targetHeader, effort))
      if (isForeignLink(target.toString('utf16le', 0, maxCodeLength))) return 'links';
  }
  return 'genuine';
}

/** Returns the bytes that follow each header, if the length in the header ends within the file. */
function* bodiesOf(bytes: Buffer, hex: string, effort: Effort): Generator<Buffer, undefined> {
  const header = Buffer.from(hex, 'hex');
  for (let at = bytes.indexOf(header); at >= 0; at = bytes.indexOf(header, at + 1)) {
    effort.spend(1);
    const end = at + 8 <= bytes.length ? at + 8 + bytes.readUInt32LE(at + 4) : Infinity;
    if (end <= bytes.length) yield bytes.subarray(at + 8, end);
  }
  return undefined;
}
