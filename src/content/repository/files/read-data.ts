import type { Locale } from '#words/locale.ts';
import { type StoredPicture, pictureUrl } from '../media/pictures.ts';
import { isObject, type JsonObject, listOf, textOf } from '../../json.ts';
import type { Field, Fields } from '../models/type-models.ts';
import { readLink } from './link-text.ts';
import { readMarkdown } from './read-markdown.ts';

/** Data that is needed to read the values of a file. */
export type FileContext = { readonly lang: Locale; readonly pictures: ReadonlyMap<string, StoredPicture> };

/**
 * Returns the data of a file in the form of the protocol. A value in any other form stays unchanged, and the
 * validation then refuses it.
 */
export function readData(fields: Fields, data: unknown, context: FileContext): unknown {
  if (!isObject(data)) return data;
  const entries = Object.entries(data).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field === undefined ? value : readValue(field, value, context)];
  });
  return Object.fromEntries(entries);
}

function readValue(field: Field, value: unknown, context: FileContext): unknown {
  const { lang, pictures } = context;
  switch (field.type) {
    case 'StructuredText':
      if (!Array.isArray(value)) return value;
      return value.flatMap((one: unknown) =>
        typeof one === 'string' ? readMarkdown(one, (address) => readLink(address, lang)) : [one],
      );
    case 'Link':
      return typeof value === 'string' ? readLink(value, lang) : value;
    case 'Image':
      return isObject(value) && 'file' in value ? readImage(value, pictures) : value;
    case 'Group':
      return Array.isArray(value) ? value.map((item) => readData(field.fields, item, context)) : value;
    case 'Slices':
      return Array.isArray(value) ? value.map((slice, index) => readSlice(field, slice, { ...context, index })) : value;
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

/** Reads a picture. A missing picture becomes an empty field, and the validation reports where. */
function readImage({ file, alt, ...more }: JsonObject, pictures: ReadonlyMap<string, StoredPicture>): unknown {
  const picture = pictures.get(textOf(file));
  if (picture === undefined) return { file };
  return { ...imageOf(picture), alt: alt ?? null, ...more };
}

/** Returns a picture in the form in which documents contain it, without further attributes. */
export function imageOf(picture: StoredPicture): JsonObject {
  const { hash: id, width, height } = picture;
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
  return { id, url: pictureUrl(picture), dimensions: { width, height }, edit, alt: null, copyright: null };
}

function readSlice(
  { slices }: Extract<Field, { type: 'Slices' }>,
  slice: unknown,
  { index, ...context }: FileContext & { readonly index: number },
): unknown {
  if (!isObject(slice) || typeof slice['slice'] !== 'string') return slice;
  const { slice: name, variation = 'default', primary = {}, items = [], ...more } = slice;
  const model = slices.get(textOf(name))?.get(textOf(variation));
  const read = (fields: Fields | undefined, data: unknown) =>
    fields === undefined ? data : readData(fields, data, context);
  return {
    id: `${textOf(name)}$${index}`,
    slice_type: name,
    variation,
    primary: read(model?.primary, primary),
    items: Array.isArray(items) ? listOf(items).map((item) => read(model?.items, item)) : items,
    ...more,
  };
}
