import type { DocumentContent } from '../models/check-document.ts';
import { headingNames } from '../models/heading.ts';
import { isObject, type JsonObject, listOf, objectsOf, textOf } from '../../json.ts';
import type { Field, Fields, TypeModel } from '../models/type-models.ts';
import { indexedText } from './plain-words.ts';

/**
 * Values of a document that predicates, orderings and full-text search use. They are computed when the
 * document is written.
 */
export type ContentIndex = {
  /** Values of each field by path (`title`, `items.sector`); the uid is one of the fields. */
  readonly fields: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** Dates and timestamps, by the path of their field. */
  readonly moments: Readonly<Record<string, readonly string[]>>;
  /** Words of titles, names and uid. */
  readonly heading: string;
  /**
   * Words of all fields. The words of the heading come first, so that the limit of length never cuts them
   * off.
   */
  readonly words: string;
  /** Words by the path of their field. */
  readonly fieldWords: Readonly<Record<string, string>>;
};

type Value = string | number | boolean;
type Found = { readonly path: string; readonly field: Field | null; readonly value: Value };

/** Limit of characters of an indexed text, because a tsvector has at most 1 MB. */
const maxTextLength = 200_000;
/** Limit of characters of a value that predicates compare. */
const maxValueLength = 1000;
const titles = new Set<string>([...headingNames, 'uid']);

/** Computes the index of a document by its model. Fields that the model does not have are ignored. */
export function indexContent({ fields }: TypeModel, { uid, data }: DocumentContent): ContentIndex {
  const found = [...valuesOf(fields, data, '')];
  if (uid !== null) found.push({ path: 'uid', field: null, value: uid });
  const asked = found.filter(({ path }) => !path.includes('#'));
  const texts = found.filter(({ field }) => field === null || isText(field));
  const [headings, others] = [texts.filter(isHeading), texts.filter((one) => !isHeading(one))];
  return {
    fields: grouped(asked, ({ value }) => (typeof value === 'string' ? value.slice(0, maxValueLength) : value)),
    moments: grouped(
      asked.filter(({ field }) => field?.type === 'Date' || field?.type === 'Timestamp'),
      ({ value }) => String(value),
    ),
    heading: joined(headings),
    words: joined([...headings, ...others]),
    fieldWords: Object.fromEntries(
      Object.entries(grouped(texts, ({ value }) => value))
        .filter(([path]) => !path.includes('#'))
        .map(([path, values]) => [path, indexedText(values.join(' ')).slice(0, maxTextLength)]),
    ),
  };
}

const isText = ({ type }: Field): boolean => type === 'Text' || type === 'StructuredText' || type === 'Select';

const isHeading = ({ path }: Found): boolean => titles.has(path);

function joined(found: readonly Found[]): string {
  return indexedText(found.map(({ value }) => value).join(' ')).slice(0, maxTextLength);
}

function grouped<T>(found: readonly Found[], read: (found: Found) => T): Record<string, T[]> {
  const groups = Map.groupBy(found, ({ path }) => path);
  return Object.fromEntries([...groups].map(([path, own]) => [path, own.map(read)]));
}

/**
 * Lists the values of the fields. The path of a value in a slice zone begins with `zone#`: full-text search
 * then finds its words, but no predicate can name it.
 */
function* valuesOf(fields: Fields, data: JsonObject, prefix: string): Generator<Found> {
  for (const [name, field] of Object.entries(fields)) yield* valuesOfField(field, data[name], prefix + name);
}

function* valuesOfField(field: Field, value: unknown, path: string): Generator<Found> {
  if (field.type === 'Group') {
    for (const item of objectsOf(value)) yield* valuesOf(field.fields, item, `${path}.`);
  } else if (field.type === 'Slices') {
    if (listOf(value).length > 0) yield { path, field, value: true };
    for (const slice of objectsOf(value)) yield* valuesOfSlice(field.slices, slice, `${path}#`);
  } else {
    const one = plainValue(field, value);
    if (one !== null) yield { path, field, value: one };
  }
}

function* valuesOfSlice(
  slices: Extract<Field, { type: 'Slices' }>['slices'],
  slice: JsonObject,
  prefix: string,
): Generator<Found> {
  const variation = slices.get(textOf(slice['slice_type']))?.get(textOf(slice['variation']));
  if (variation === undefined) return;
  if (isObject(slice['primary'])) yield* valuesOf(variation.primary, slice['primary'], prefix);
  for (const item of objectsOf(slice['items'])) yield* valuesOf(variation.items, item, prefix);
}

/** Returns the value of a field in comparable form; null if it is empty. */
function plainValue({ type }: Field, value: unknown): Value | null {
  if (type === 'StructuredText') return blockTexts(value) || (listOf(value).length > 0 ? ' ' : null);
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (!isObject(value)) return null;
  if (type === 'Link') return value['link_type'] === 'Any' ? null : textOf(value['id']) || textOf(value['url']);
  if (type === 'Image') return textOf(value['url']) || null;
  if (type === 'Embed') return textOf(value['embed_url']) || null;
  return integrationId(value);
}

/** Returns the id in the value of an integration field, by which the field is compared. */
function integrationId(value: JsonObject): Value {
  const { id } = value;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : true;
}

function blockTexts(value: unknown): string {
  return objectsOf(value)
    .map(({ text }) => textOf(text))
    .join('\n');
}
