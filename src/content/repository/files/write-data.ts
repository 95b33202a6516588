import { isDeepStrictEqual } from 'node:util';
import type { StoredPicture } from '../media/pictures.ts';
import type { DocumentName } from '../models/document-id.ts';
import { isObject, type JsonObject, listOf, objectsOf, textOf } from '../../json.ts';
import type { Field, Fields } from '../models/type-models.ts';
import type { Locale } from '#words/locale.ts';
import { readLink, writeLink } from './link-text.ts';
import { imageOf } from './read-data.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

/** Data that is needed to write the values of a document. */
export type WritingContext = {
  readonly lang: Locale;
  /** Returns type, key and language of the document with an id. */
  readonly nameOf: (id: string) => DocumentName | undefined;
  /** Returns the picture with a hash. */
  readonly pictureOf: (hash: string) => StoredPicture | undefined;
};

/** Returns data in the form of files, in the order of the fields of its type, without empty values. */
export function writeData(fields: Fields, data: JsonObject, context: WritingContext): JsonObject {
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => [
    name,
    writeValue(field, data[name], context),
  ]);
  return Object.fromEntries(entries.filter(([name, value]) => !isEmpty(fields[name], value)));
}

/**
 * Tells if a value is empty. Values of integration fields never are, even `{}`, because they belong to
 * another system.
 */
function isEmpty(field: Field | undefined, value: unknown): boolean {
  if (field?.type === 'IntegrationFields') return value === null || value === undefined;
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
      return objectsOf(value).map((slice, index) => writeSlice(field, slice, { ...context, index }));
    case 'Boolean':
    case 'Color':
    case 'Date':
    case 'Embed':
    case 'GeoPoint':
    case 'IntegrationFields':
    case 'Number':
    case 'Select':
    case 'Text':
    case 'Timestamp':
    case 'UID':
      return value;
  }
}

/**
 * Returns a link as a text, if reading this text gives the same link. A link with an additional target or
 * text cannot be written as a text.
 */
function linkText(link: JsonObject, { lang, nameOf }: WritingContext): string | undefined {
  const text = writeLink(link, lang, nameOf);
  return text !== undefined && isDeepStrictEqual(readLink(text, lang), link) ? text : undefined;
}

/**
 * Returns a block as Markdown, if reading this Markdown gives the same block; otherwise returns the block
 * unchanged.
 */
function writeBlock(block: JsonObject, context: WritingContext): unknown {
  const text = writeMarkdown(block, (link) => (isObject(link) ? linkText(link, context) : undefined));
  if (text === undefined) return block;
  const read = readMarkdown(text, (address) => readLink(address, context.lang));
  return isDeepStrictEqual(read, [block]) ? text : block;
}

/** Returns the file of a picture, and the editor's changes to the picture. */
function writeImage(image: JsonObject, { pictureOf }: WritingContext): unknown {
  const picture = pictureOf(textOf(image['id']));
  if (picture === undefined) return image;
  return { file: picture.name, ...differences(image, imageOf(picture)) };
}

/** Returns the members of one object that differ from those of another. */
function differences(object: JsonObject, other: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name, value]) => !isDeepStrictEqual(value, other[name])));
}

function writeSlice(
  { slices }: Extract<Field, { type: 'Slices' }>,
  slice: JsonObject,
  { index, ...context }: WritingContext & { readonly index: number },
): unknown {
  const { slice_type: name, variation, primary: _primary, items: _items, ...more } = slice;
  const model = slices.get(textOf(name))?.get(textOf(variation));
  if (model === undefined || !isObject(slice['primary'])) return slice;
  const items = objectsOf(listOf(slice['items'])).map((item) => writeData(model.items, item, context));
  return {
    slice: name,
    ...(variation !== 'default' && { variation }),
    primary: writeData(model.primary, slice['primary'], context),
    ...(items.length > 0 && { items }),
    ...differences(more, { id: `${textOf(name)}$${index}`, slice_label: null, version: 'initial' }),
  };
}
