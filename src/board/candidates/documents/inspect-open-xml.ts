import type { Effort } from './effort.ts';
import type { Finding } from './finding.ts';
import { isActiveField, longestCode, nestedField } from './active-fields.ts';
import { isElsewhere, isShare } from './open-parts.ts';
import { attributeOf, scanParts } from './scan-parts.ts';
import type { Attributes, Look } from './scan-parts.ts';
import { readZip } from './zip-entries.ts';
import type { Zip } from './zip-entries.ts';

type Kind = { readonly mediaType: string; readonly folder: string };

/** Looks into an Office Open XML document (ECMA-376): its parts, where they lead, and the fields in it. */
export async function inspectOpenXml(zip: Zip, { mediaType, folder }: Kind, effort: Effort): Promise<Finding> {
  if (zip.names.some((name) => /vbaProject\.bin$/i.test(name))) return 'macros';
  const types = (await zip.bytes('[Content_Types].xml'))?.toString('utf8');
  const isOne = zip.names.some((name) => name.startsWith(folder) && name.endsWith('.xml'));
  if (types?.includes(`${mediaType}.main+xml`) !== true || !isOne) return 'other';
  return (await scanParts(zip, effort, (part) => lookAt(zip, part))) ?? (await inspectSheets(zip, effort));
}

/** The figures of a chart are a workbook inside the document, which is looked into as well. */
async function inspectSheets(zip: Zip, effort: Effort): Promise<Finding> {
  for (const name of zip.names.filter((name) => isSheet(name))) {
    const sheet = await readZip((await zip.bytes(name)) ?? Buffer.alloc(0));
    if (sheet === undefined || sheet.names.some((name) => isSheet(name))) return 'programs';
    const finding = await scanParts(sheet, effort, (part) => lookAt(sheet, part));
    if (finding !== undefined) return finding;
  }
  return 'genuine';
}

const isSheet = (target: string): boolean => /\.xlsx$/i.test(target);

function lookAt(zip: Zip, part: string): Look {
  const fields: string[] = [];
  let isCode = false;
  const findingInCode = () => (isActiveField(fields.at(-1) ?? '') ? 'programs' : undefined);
  return {
    element: (name, attributes) => {
      isCode = name === 'instrText';
      const type = name === 'fldChar' ? attributeOf(attributes, 'fldCharType') : '';
      const finding = type === 'separate' || type === 'end' ? findingInCode() : undefined;
      if (name === 'fldSimple' || type === 'begin') beginInside(fields);
      if (type === 'begin') fields.push('');
      if (type === 'end') fields.pop();
      return finding ?? findingIn(zip, part, name, attributes);
    },
    // The code of a field may be cut into many runs; its beginning says which field it is.
    text: (text) => {
      if (isCode) goOn(fields, text);
    },
    end: (name) => {
      isCode = false;
      return name === 'instrText' ? findingInCode() : undefined;
    },
  };
}

/** Fields lie in fields: the code of the outer one goes on where the inner one ends. */
function beginInside(fields: string[]): void {
  if (fields.length > 0) goOn(fields, nestedField);
}

function goOn(fields: string[], code: string): void {
  fields.push(((fields.pop() ?? '') + code).slice(0, longestCode));
}

function findingIn(zip: Zip, part: string, name: string, attributes: Attributes): Finding | undefined {
  // Names of parts ignore case: ECMA-376-2, 6.3.5.
  if (name === 'Relationship' && /\.rels$/i.test(part)) return ofRelationship(attributes);
  if (part.toLowerCase() === '[content_types].xml') return ofContentType(zip, attributes);
  if (name === 'fldSimple' && isActiveField(attributeOf(attributes, 'instr'))) return 'programs';
  if (name === 'ddeLink' || name === 'oleLink') return 'programs';
  if (pictures.has(name) && isElsewhere(attributeOf(attributes, 'src'))) return 'programs';
  // What a click on a slide does: next slide, or a program of the computer.
  return /^ppaction:\/\/(program|macro|ole)/i.test(attributeOf(attributes, 'action')) ? 'programs' : undefined;
}

/** Those of VML may name their source without a relationship (ECMA-376-4, 19.1.2). */
const pictures: ReadonlySet<string> = new Set(['imagedata', 'fill', 'stroke', 'image']);

/** What the last part of its type says that a relationship leads to. */
const programTypes: ReadonlySet<string> = new Set([
  'oleObject',
  'control',
  'activeXControlBinary',
  'aFChunk',
  'attachedToolbars',
]);
const macroTypes: ReadonlySet<string> = new Set(['vbaProject', 'wordVbaData']);
/** What honest documents have outside themselves: some is fetched at once, films once they are played. */
const fetched: ReadonlySet<string> = new Set(['image', 'attachedTemplate']);
const played: ReadonlySet<string> = new Set(['video', 'audio', 'media']);

function ofRelationship({ Type = '', Target = '', TargetMode = '' }: Attributes): Finding | undefined {
  const type = Type.split('/').at(-1) ?? '';
  if (macroTypes.has(type)) return 'macros';
  const isEmbeddedFile = type === 'package' && !isSheet(Target);
  const isFetched = (fetched.has(type) && isElsewhere(Target)) || (played.has(type) && isShare(Target));
  const isStrange = TargetMode === 'External' && type !== 'hyperlink' && !fetched.has(type) && !played.has(type);
  return programTypes.has(type) || isEmbeddedFile || isFetched || isStrange ? 'programs' : undefined;
}

/** A part may have any name: its content type says what programs make of it. */
function ofContentType(zip: Zip, { ContentType = '', Extension }: Attributes): Finding | undefined {
  const isUsed =
    Extension === undefined || zip.names.some((name) => name.toLowerCase().endsWith(`.${Extension.toLowerCase()}`));
  if (!isUsed) return undefined;
  if (/vbaProject|macroEnabled/i.test(ContentType)) return 'macros';
  return /oleObject|activeX/i.test(ContentType) ? 'programs' : undefined;
}
