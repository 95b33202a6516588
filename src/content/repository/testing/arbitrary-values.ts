import * as fc from 'fast-check';
import type { Field, Fields, Slice } from '../models/type-models.ts';
import { pictureUrl, type StoredPicture } from '../media/pictures.ts';

/**
 * Pictures and documents that random values may name: the pictures are stored, the documents may be missing.
 */
type Named = { readonly pictures: readonly StoredPicture[]; readonly ids: readonly string[] };

/** Text with characters that Markdown, JSON or files could misread. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc
      .array(
        fc.constantFrom('**', '*', '# ', '- ', '1. ', '<b>', '&amp;', '\\', '\n', ' ', '[a](b)', '`', '>', 'é', 'x'),
        {
          maxLength: 8,
        },
      )
      .map((parts) => parts.join('')),
  )
  .filter((one) => one.isWellFormed() && !one.includes('\0'));
const address = fc.constantFrom(
  '/offres',
  '/offres?a=1#b',
  'https://example.org/a_b*c)',
  'mailto:a@example.org',
  '#x',
  '?a=(b)',
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

function linkArbitrary({ ids }: Named) {
  const shown = { text: optional(text), variant: optional(text) };
  const documents = fc.record({ link_type: fc.constant('Document'), id: fc.constantFrom(...ids), ...shown });
  const web = { link_type: fc.constant('Web'), url: address, target: optional(fc.constantFrom('_blank', '_self')) };
  return { documents, any: fc.oneof(documents, fc.record({ ...web, ...shown })) };
}

function imageArbitrary({ pictures }: Named) {
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
  const of = ({ hash: id, width, height, ...picture }: StoredPicture) =>
    fc.record({
      id: fc.constant(id),
      url: fc.constantFrom(pictureUrl({ hash: id, ...picture }), 'https://example.org/other.png'),
      dimensions: fc.constantFrom({ width, height }, { width: 7, height: 9 }),
      edit: fc.constantFrom(edit, { ...edit, zoom: 2.5 }),
      alt: fc.option(text),
      copyright: fc.option(text),
    });
  return fc.oneof(...pictures.map(of));
}

function blockArbitrary({ blocks }: Extract<Field, { type: 'StructuredText' }>, named: Named) {
  const types = blocks.filter((one) => /^(paragraph|preformatted|heading\d|list-item|o-list-item)$/.test(one));
  const mark = fc.oneof(
    fc.record({ type: fc.constantFrom('strong', 'em') }),
    fc.record({ type: fc.constant('hyperlink'), data: linkArbitrary(named).any }),
    fc.record({ type: fc.constant('label'), data: fc.constant({ label: 'note' }) }),
  );
  const marks = fc.array(fc.tuple(mark, fc.nat(20), fc.nat(20)), { maxLength: 3 });
  const written = fc.record({ type: fc.constantFrom(...types), text, marks }).map(({ marks: all, ...block }) => ({
    ...block,
    spans: all
      .map(([one, a, b]) => ({ ...one, start: Math.min(a, b), end: Math.min(Math.max(a, b), block.text.length) }))
      .filter(({ start, end }) => start < end),
  }));
  const images = imageArbitrary(named).map((image) => ({ type: 'image', ...image }));
  return blocks.includes('image') ? fc.oneof({ weight: 5, arbitrary: written }, images) : written;
}

const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
const days = fc.constantFrom('2026-09-14', '1999-12-31');
const plain = {
  Boolean: fc.boolean(),
  Color: fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
  Date: days,
  Embed: fc.constant({ embed_url: 'https://example.org/film' }),
  GeoPoint: fc.record({ latitude: fc.nat(90), longitude: fc.nat(180) }),
  IntegrationFields: fc.oneof(
    fc.constantFrom({}, { id: '21' }, { id: 4, nested: [] }, { link_type: 'Any' }),
    fc.dictionary(text, fc.jsonValue({ maxDepth: 2 })).filter((one) => !JSON.stringify(one).includes('\\u0000')),
  ),
  Number: numbers,
  Text: text,
  Timestamp: days.map((day) => `${day}T09:00:00+0200`.replace('0200', '02:00')),
  UID: text,
};

function valueArbitrary(field: Field, named: Named): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'Group':
      return fc.array(dataArbitrary(field.fields, named), { maxLength: 2 });
    case 'Slices':
      return fc.array(sliceArbitrary(field.slices, named), { maxLength: 2 });
    case 'StructuredText':
      return fc.array(blockArbitrary(field, named), { maxLength: field.single ? 1 : 3 });
    case 'Select':
      return fc.constantFrom(...field.options);
    case 'Link':
      return field.select === 'document' ? linkArbitrary(named).documents : linkArbitrary(named).any;
    case 'Image':
      return imageArbitrary(named);
    case 'Boolean':
    case 'Color':
    case 'Date':
    case 'Embed':
    case 'GeoPoint':
    case 'IntegrationFields':
    case 'Number':
    case 'Text':
    case 'Timestamp':
    case 'UID':
      return plain[field.type];
  }
}

/** Random values that a model accepts for these fields; some fields are missing. */
export function dataArbitrary(fields: Fields, named: Named): fc.Arbitrary<Record<string, unknown>> {
  const each = Object.entries(fields).map(([name, field]) => [
    name,
    fc.option(valueArbitrary(field, named), { freq: 2 }),
  ]);
  return fc.record(Object.fromEntries(each));
}

function sliceArbitrary(slices: ReadonlyMap<string, Slice>, named: Named): fc.Arbitrary<unknown> {
  const choices = [...slices].flatMap(([name, variations]) =>
    [...variations].map(([variation, { primary, items }]) =>
      fc.record({
        id: fc.constantFrom(`${name}$0`, `${name}$1`, 'an editor’s'),
        slice_type: fc.constant(name),
        variation: fc.constant(variation),
        version: fc.constantFrom('initial', 'sktwi1xtmkfgx8626'),
        primary: dataArbitrary(primary, named),
        items: fc.array(dataArbitrary(items, named), { maxLength: 2 }),
      }),
    ),
  );
  return fc.oneof(...choices);
}
