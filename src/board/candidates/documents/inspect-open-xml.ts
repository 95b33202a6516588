import type { Effort } from './effort.ts';
import type { Finding } from './finding.ts';
import { isForeignLink } from './links.ts';
import { OpenFields } from './open-fields.ts';
import { isElsewhere, isShare } from './open-parts.ts';
import { attributeOf, scanParts } from './scan-parts.ts';
import type { Attributes, PartReader } from './scan-parts.ts';
import { readZip } from './zip-entries.ts';
import type { Zip } from './zip-entries.ts';

type Kind = { readonly mediaType: string; readonly folder: string };

/** Inspects an Office Open XML document (ECMA-376): its parts, their relationships and their fields. */
export async function inspectOpenXml(zip: Zip, { mediaType, folder }: Kind, effort: Effort): Promise<Finding> {
  if (zip.names.some((name) => /vbaProject\.bin$/i.test(name))) return 'macros';
  const types = (await zip.bytes('[Content_Types].xml'))?.toString('utf8');
  const isOne = zip.names.some((name) => name.startsWith(folder) && name.endsWith('.xml'));
  if (types?.includes(`${mediaType}.main+xml`) !== true || !isOne) return 'other';
  return (await scanParts(zip, effort, (part) => lookAt(zip, part))) ?? (await inspectSheets(zip, effort));
}

/** Inspects the workbooks inside the document, because the figures of a chart are in a workbook. */
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

function lookAt(zip: Zip, part: string): PartReader {
  const fields = new OpenFields();
  let base: string | undefined;
  return {
    element: (name, attributes) => {
      base = name === 'HyperlinkBase' ? '' : undefined;
      return fields.element(name, attributes) ?? findingIn(zip, part, name, attributes);
    },
    text: (text) => {
      fields.text(text);
      if (base !== undefined) base += text;
    },
    // Checks the base of the document's links, because every link without a scheme is relative to the base
    // (ECMA-376-1, 22.2.2.12).
    end: (name) => fields.end(name) ?? (isForeignLink(base ?? '') ? 'links' : undefined),
  };
}

function findingIn(zip: Zip, part: string, name: string, attributes: Attributes): Finding | undefined {
  // Ignores the case of the name of a part: ECMA-376-2, 6.3.5.
  if (name === 'Relationship' && /\.rels$/i.test(part)) return ofRelationship(attributes);
  if (part.toLowerCase() === '[content_types].xml') return ofContentType(zip, attributes);
  if (name === 'ddeLink' || name === 'oleLink') return 'programs';
  if (pictures.has(name) && isElsewhere(attributeOf(attributes, 'src'))) return 'programs';
  if (shapes.has(name) && isForeignLink(attributeOf(attributes, 'href'))) return 'links';
  // Checks the action of a click on a slide, which may start a program of the computer.
  return /^ppaction:\/\/(program|macro|ole)/i.test(attributeOf(attributes, 'action')) ? 'programs' : undefined;
}

/** Elements of VML that may name the source of a picture without a relationship (ECMA-376-4, 19.1.2). */
const pictures: ReadonlySet<string> = new Set(['imagedata', 'fill', 'stroke', 'image']);

/** Shapes of VML whose address opens after a click (ECMA-376-4, 19.1.2.19 and others). */
const shapes: ReadonlySet<string> = new Set([
  'arc',
  'curve',
  'group',
  'image',
  'line',
  'oval',
  'polyline',
  'rect',
  'roundrect',
  'shape',
]);

/** Last parts of relationship types that lead to programs or macros. */
const programTypes: ReadonlySet<string> = new Set([
  'oleObject',
  'control',
  'activeXControlBinary',
  'aFChunk',
  'attachedToolbars',
]);
const macroTypes: ReadonlySet<string> = new Set(['vbaProject', 'wordVbaData']);
/**
 * Kinds of relationships that lead to external targets even in harmless documents. Office programs fetch
 * pictures and templates at once, and fetch films when somebody plays them.
 */
const fetched: ReadonlySet<string> = new Set(['image', 'attachedTemplate']);
const played: ReadonlySet<string> = new Set(['video', 'audio', 'media']);

function ofRelationship({ Type = '', Target = '', TargetMode = '' }: Attributes): Finding | undefined {
  const type = Type.split('/').at(-1) ?? '';
  if (macroTypes.has(type)) return 'macros';
  const isEmbeddedFile = type === 'package' && !isSheet(Target);
  const isFetched = (fetched.has(type) && isElsewhere(Target)) || (played.has(type) && isShare(Target));
  const isStrange = TargetMode === 'External' && type !== 'hyperlink' && !fetched.has(type) && !played.has(type);
  if (programTypes.has(type) || isEmbeddedFile || isFetched || isStrange) return 'programs';
  return type === 'hyperlink' && isForeignLink(Target) ? 'links' : undefined;
}

/**
 * Checks the content type of a part. A part may have any name, and programs handle it by its content type.
 */
function ofContentType(zip: Zip, { ContentType = '', Extension }: Attributes): Finding | undefined {
  const isUsed =
    Extension === undefined || zip.names.some((name) => name.toLowerCase().endsWith(`.${Extension.toLowerCase()}`));
  if (!isUsed) return undefined;
  if (/vbaProject|macroEnabled/i.test(ContentType)) return 'macros';
  return /oleObject|activeX/i.test(ContentType) ? 'programs' : undefined;
}
