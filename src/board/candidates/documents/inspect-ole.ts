import { genuineIf } from './finding.ts';
import type { Finding } from './finding.ts';
import { isDdeField } from './open-parts.ts';
import { readOleEntries, readOleStream } from './ole-entries.ts';

/**
 * Storages of Visual Basic: [MS-OVBA] §2.2.1, and where Word and PowerPoint keep them. Names are compared in
 * capitals ([MS-CFB] §2.6.4).
 */
const macros: ReadonlySet<string> = new Set(['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR']);

/**
 * What only an object within the document has: [MS-DOC] §2.1.7 (ObjInfo, OCX), [MS-OLEDS] §2.3.6 (a file in a
 * package), and the equation editor, through whose holes many came in. Control characters are left out.
 */
const objects = /^(ObjInfo|Ole10Native|OCX.*|Equation Native|Package|CONTENTS)$/i;

/** [MS-DOC] §2.8.25: the character that a field begins with. */
const fieldBegin = '\u0013';

/** Whether the text holds such a field, in one or two bytes a character. */
function hasDdeField(bytes: Buffer): boolean {
  const [, ...fields] = bytes.toString('latin1').split(fieldBegin);
  return fields.some((field) => isDdeField(field.slice(0, 60).replaceAll('\0', '')));
}

export function inspectWord(bytes: Buffer): Finding {
  const finding = inspectNames(bytes, 'WordDocument');
  return finding === 'genuine' && hasDdeField(bytes) ? 'programs' : finding;
}

export function inspectPowerPoint(bytes: Buffer): Finding {
  const finding = inspectNames(bytes, 'PowerPoint Document');
  const slides = readOleEntries(bytes).find(({ name }) => name === 'PowerPoint Document');
  if (finding !== 'genuine' || slides === undefined) return finding;
  const records = new Set(recordTypes(readOleStream(bytes, slides)));
  if (records.has(vbaInfo)) return 'macros';
  return programRecords.some((type) => records.has(type)) ? 'programs' : 'genuine';
}

function inspectNames(bytes: Buffer, stream: string): Finding {
  const names = readOleEntries(bytes).map(({ name }) => name);
  if (names.some((name) => macros.has(name.toUpperCase()))) return 'macros';
  if (names.includes('EncryptedPackage') || names.includes('EncryptedSummary')) return 'locked';
  return names.some((name) => objects.test(name.replaceAll(/\p{Cc}/gu, '')))
    ? 'programs'
    : genuineIf(names.includes(stream));
}

/** [MS-PPT] §2.13.24: VBAInfo; OLE object, linked object, ActiveX control and their storage. */
const vbaInfo = 0x03ff;
const programRecords = [0x0fcc, 0x0fce, 0x0fee, 0x1011];

/** [MS-PPT] §2.3.1: version (15 for containers) and instance, type, length; containers hold records. */
function* recordTypes(slides: Buffer): Generator<number> {
  for (let at = 0; at + 8 <= slides.length;) {
    yield slides.readUInt16LE(at + 2);
    const isContainer = (slides.readUInt16LE(at) & 0xf) === 0xf;
    at += isContainer ? 8 : 8 + slides.readUInt32LE(at + 4);
  }
}
