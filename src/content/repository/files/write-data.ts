import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '../models/document-id.ts';
import { isObject, type JsonObject, listOf, objectsOf, textOf } from '../../json.ts';
import type { Field, Fields } from '../models/type-models.ts';
import type { Locale } from '#words/locale.ts';
import { readLink, writeLink } from './link-text.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

/** What the values of a document are written with. */
export type WritingContext = {
  readonly lang: Locale;
  /** The document of an id. */
  readonly nameOf: (id: string) => DocumentName | undefined;
  /** The file of a picture by its hash. */
  readonly fileOf: (hash: string) => string | undefined;
};

/** Data in the form of files, in the order of its type; what is empty is left out. */
export function writeData(fields: Fields, data: JsonObject, context: WritingContext): JsonObject {
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => [
    name,
    writeValue(field, data[name], context),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.keys(value).length === 0 || value['link_type'] === 'Any';
  return value === null || value === undefined || value === false;
}

function writeValue(field: Field, value: unknown, context: WritingContext): unknown {
  switch (field.type) {
    case 'StructuredText':
      return objectsOf(value).map((block) => writeBlock(block, context));
    case 'Link':
      return isObject(value) ? (linkText(value, context) ?? value) : value;
    case 'Image':
      return isObject(value) ? writeImage(value, context) : value;
    case 'Group':
      return objectsOf(value).map((item) => writeData(field.fields, item, context));
    case 'Slices':
      return objectsOf(value).map((slice) => writeSlice(field, slice, context));
    default:
      return value;
  }
}

/**
 * A text only where it reads as the same link again: one with a target or words of its own stays as it is.
 */
function linkText(link: JsonObject, { lang, nameOf }: WritingContext): string | undefined {
  const text = writeLink(link, lang, nameOf);
  return text !== undefined && isDeepStrictEqual(readLink(text, lang), link) ? text : undefined;
}

/** Markdown only where it reads as the same block again. */
function writeBlock(block: JsonObject, context: WritingContext): unknown {
  const text = writeMarkdown(block, (link) => (isObject(link) ? linkText(link, context) : undefined));
  if (text === undefined) return block;
  const read = readMarkdown(text, (address) => readLink(address, context.lang));
  return isDeepStrictEqual(read, [block]) ? text : block;
}

function writeImage(image: JsonObject, { fileOf }: WritingContext): unknown {
  const file = fileOf(textOf(image['id']));
  if (file === undefined) return image;
  return { file, ...(image['alt'] !== null && { alt: image['alt'] }) };
}

function writeSlice(
  { slices }: Extract<Field, { type: 'Slices' }>,
  slice: JsonObject,
  context: WritingContext,
): unknown {
  const { slice_type: name, variation } = slice;
  const model = slices.get(textOf(name))?.get(textOf(variation));
  if (model === undefined || !isObject(slice['primary'])) return slice;
  const items = objectsOf(listOf(slice['items'])).map((item) => writeData(model.items, item, context));
  return {
    slice: name,
    ...(variation !== 'default' && { variation }),
    primary: writeData(model.primary, slice['primary'], context),
    ...(items.length > 0 && { items }),
  };
}
