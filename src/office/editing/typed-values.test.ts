import { expect, test } from 'vitest';
import type { Field } from '#content/repository/models/type-models.ts';
import type { EditCode } from './edit-code.ts';
import { readFields } from './fields.tsx';
import { french } from './testing/editable.ts';
import { integrationKind } from './kinds/integration.tsx';
import { type Pair, typedFrom } from './typed.ts';

function read(field: Field, pairs: readonly Pair[], origin?: unknown) {
  const refused: Record<string, EditCode> = {};
  const typed = typedFrom(pairs);
  const refuse = (control: string, code: EditCode) => void (refused[control] = code);
  const data = readFields({ x: field }, 'd', { x: origin }, { named: french, typed, refuse });
  return { value: data['x'], refused };
}

const rich: Field = { type: 'StructuredText', blocks: ['paragraph', 'heading2', 'list-item', 'strong'], single: false };
const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
const picture = french.pictures[0]?.hash ?? '';
const film = {
  embed_url: 'https://video.example/1',
  title: 'One',
  html: '<iframe src="https://video.example/1"></iframe>',
};
const file = {
  link_type: 'Media',
  id: 'f',
  name: 'plan.pdf',
  kind: 'file',
  url: 'https://a.example/plan.pdf',
  size: '1',
};

test.each<[string, Field, readonly Pair[], unknown, unknown]>([
  ['a text', { type: 'Text' }, [['d.x', 'Bonjour\r\nParis']], null, 'Bonjour\nParis'],
  ['an emptied text', { type: 'Text' }, [['d.x', '']], 'old', null],
  ['a number with a comma', { type: 'Number' }, [['d.x', '1 234,5']], null, 1234.5],
  ['a day', { type: 'Date' }, [['d.x', '2026-09-14']], null, '2026-09-14'],
  [
    'a moment of a clock in Paris',
    { type: 'Timestamp' },
    [['d.x', '2026-07-14T09:00']],
    null,
    '2026-07-14T07:00:00.000Z',
  ],
  [
    'a checked box',
    { type: 'Boolean' },
    [
      ['d.x.seen', '1'],
      ['d.x', '1'],
    ],
    false,
    true,
  ],
  ['an unchecked box', { type: 'Boolean' }, [['d.x.seen', '1']], true, false],
  ['a box that was not on the form', { type: 'Boolean' }, [], true, true],
  ['an option', { type: 'Select', options: ['sea', 'ink'] }, [['d.x', 'ink']], 'sea', 'ink'],
  ['a colour', { type: 'Color' }, [['d.x', '#0A1b2c']], null, '#0A1b2c'],
  [
    'a place',
    { type: 'GeoPoint' },
    [
      ['d.x.latitude', '48,85'],
      ['d.x.longitude', '2.35'],
    ],
    null,
    { latitude: 48.85, longitude: 2.35 },
  ],
  ['an entry of a catalogue', { type: 'IntegrationFields' }, [['d.x', '{"id":"21"}']], null, { id: '21' }],
  [
    'a link to the web',
    { type: 'Link', select: null },
    [['d.x', ' https://a.example/ ']],
    null,
    { link_type: 'Web', url: 'https://a.example/' },
  ],
  [
    'a link to a document',
    { type: 'Link', select: 'document' },
    [['d.x', 'doc:abc_DEF-1234']],
    null,
    { link_type: 'Document', id: 'abc_DEF-1234' },
  ],
  [
    'a link with its old text',
    { type: 'Link', select: null },
    [
      ['d.x', '/offres'],
      ['d.x.text', 'Go'],
    ],
    { link_type: 'Web', url: '/a', text: 'Go', target: '_blank' },
    { link_type: 'Web', url: '/offres', text: 'Go', target: '_blank' },
  ],
  ['a file whose link nobody changed', { type: 'Link', select: 'media' }, [['d.x', file.url]], file, file],
  ['an emptied link', { type: 'Link', select: 'media' }, [['d.x', '']], file, { link_type: 'Any' }],
  [
    'a film with another title',
    { type: 'Embed' },
    [
      ['d.x', film.embed_url],
      ['d.x.title', 'Two'],
    ],
    film,
    { ...film, title: 'Two' },
  ],
  [
    'another film',
    { type: 'Embed' },
    [
      ['d.x', 'https://video.example/2'],
      ['d.x.title', 'Two'],
    ],
    film,
    { embed_url: 'https://video.example/2', title: 'Two' },
  ],
  [
    'a rich text',
    rich,
    [['d.x', '## Two\n\nIn **one**\n\n- item']],
    null,
    [
      { type: 'heading2', text: 'Two', spans: [] },
      { type: 'paragraph', text: 'In one', spans: [{ type: 'strong', start: 3, end: 6 }] },
      { type: 'list-item', text: 'item', spans: [] },
    ],
  ],
  [
    'a kept block that was moved',
    rich,
    [['d.x', 'b\n\n{{1}}']],
    [paragraph(''), paragraph('b')],
    [paragraph('b'), paragraph('')],
  ],
])('%s arrives as it was typed', (_, field, pairs, origin, value) => {
  expect(read(field, pairs, origin)).toEqual({ value, refused: {} });
});

test('a chosen picture has its size and its text, and no frame of the old one', () => {
  const { value } = read(
    { type: 'Image' },
    [
      ['d.x', picture],
      ['d.x.alt', 'A bridge'],
    ],
    { id: 'old', alt: 'Old', edit: { zoom: 3 } },
  );
  expect(value).toMatchObject({
    id: picture,
    url: `/content/media/${picture}.svg`,
    alt: 'A bridge',
    edit: { zoom: 1 },
  });
});

test.each<[EditCode, string, Field, readonly Pair[]]>([
  ['number', 'd.x', { type: 'Number' }, [['d.x', '1.2.3']]],
  ['number', 'd.x', { type: 'Number' }, [['d.x', '1e999']]],
  ['day', 'd.x', { type: 'Date' }, [['d.x', '2026-02-30']]],
  ['moment', 'd.x', { type: 'Timestamp' }, [['d.x', 'tomorrow']]],
  ['choice', 'd.x', { type: 'Select', options: ['sea'] }, [['d.x', 'sky']]],
  ['colour', 'd.x', { type: 'Color' }, [['d.x', 'red']]],
  [
    'latitude',
    'd.x.latitude',
    { type: 'GeoPoint' },
    [
      ['d.x.latitude', '91'],
      ['d.x.longitude', '0'],
    ],
  ],
  [
    'longitude',
    'd.x.longitude',
    { type: 'GeoPoint' },
    [
      ['d.x.latitude', '9'],
      ['d.x.longitude', ''],
    ],
  ],
  ['json', 'd.x', { type: 'IntegrationFields' }, [['d.x', '{']]],
  ['address', 'd.x', { type: 'Link', select: null }, [['d.x', 'javascript:alert(1)']]],
  ['document', 'd.x', { type: 'Link', select: 'document' }, [['d.x', 'https://a.example']]],
  ['media', 'd.x', { type: 'Link', select: 'media' }, [['d.x', 'https://a.example']]],
  ['loadedAddress', 'd.x', { type: 'Embed' }, [['d.x', 'http://a.example']]],
  ['picture', 'd.x', { type: 'Image' }, [['d.x', 'f'.repeat(40)]]],
  ['block', 'd.x', rich, [['d.x', 'a\n\n![a](/b.png)']]],
  ['block', 'd.x', rich, [['d.x', 'a\n\n---\n\nb']]],
  ['block', 'd.x', rich, [['d.x', `${'> '.repeat(1000)}a`]]],
  ['block', 'd.x', rich, [['d.x', '# One']]],
  ['address', 'd.x', rich, [['d.x', '[x](javascript:alert)']]],
  ['keptBlock', 'd.x', rich, [['d.x', '{{7}}']]],
  ['oneBlock', 'd.x', { ...rich, single: true }, [['d.x', 'a\n\nb']]],
])('%s is said at its control', (code, control, field, pairs) => {
  expect(read(field, pairs, null)).toEqual({ value: null, refused: { [control]: code } });
});

const photo = { hash: 'a'.repeat(40), extension: 'jpg', name: 'pictures/a.jpg', width: 400, height: 300 };
const photos = {
  ...french,
  pictures: [...french.pictures, { ...photo, alt: { fr: 'Un port', en: '' }, credit: 'Ada' }],
};
const shown = {
  id: photo.hash,
  url: `/content/media/${photo.hash}.jpg`,
  dimensions: { width: 400, height: 300 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  alt: null,
  copyright: null,
};
const readPhoto = (origin: unknown, texts: Readonly<Record<string, string>>, lang: 'fr' | 'en' = 'fr') => {
  const refused: string[] = [];
  const pairs = Object.entries(texts).map(([part, text]): Pair => [part === 'id' ? 'd.x' : `d.x.${part}`, text]);
  const refuse = (control: string, code: EditCode) => void refused.push(`${control} ${code}`);
  const given = { named: { ...photos, lang }, typed: typedFrom(pairs), refuse };
  return { value: readFields({ x: { type: 'Image' } }, 'd', { x: origin }, given)['x'], refused };
};

test('a newly chosen picture brings its own text in the language of the document, and its credit', () => {
  expect(readPhoto({}, { id: photo.hash, alt: '' }).value).toMatchObject({ alt: 'Un port', copyright: 'Ada' });
  expect(readPhoto({}, { id: photo.hash, alt: '' }, 'en').value).toMatchObject({ alt: '' });
  expect(readPhoto({}, { id: photo.hash, alt: 'Le soir' }).value).toMatchObject({ alt: 'Le soir' });
  expect(readPhoto({ ...shown, id: 'b', alt: 'Another' }, { id: photo.hash, alt: 'Another' }).value).toMatchObject({
    alt: 'Un port',
  });
});

test('no text, and the choice that a picture is decorative, are two things', () => {
  expect(readPhoto(shown, { id: photo.hash, alt: '', role: 'decorative' }).value).toEqual({ ...shown, alt: '' });
  expect(readPhoto({ ...shown, alt: '' }, { alt: '', role: 'says' }).value).toEqual(shown);
  expect(readPhoto(shown, { alt: 'A port', role: 'decorative' }).refused).toEqual(['d.x.alt decorativeText']);
});

test('a crop and a focal point stand in the address, as in Prismic, and leave again', () => {
  const cut = { x: '10', y: '20', width: '100', height: '50', focusX: '25', focusY: '75,5' };
  const { value } = readPhoto(shown, cut);
  expect(value).toEqual({
    ...shown,
    url: `${shown.url}?rect=10,20,100,50&fp-x=0.25&fp-y=0.755`,
    dimensions: { width: 100, height: 50 },
    edit: { ...shown.edit, x: 10, y: 20 },
  });
  expect(readPhoto(value, { x: '', y: '', width: '', height: '', focusX: '', focusY: '' }).value).toEqual(shown);
  expect(readPhoto(shown, { x: '0', y: '0', width: '400', height: '300' }).value).toEqual(shown);
});

test.each([
  [{ x: '1', y: '1', width: '', height: '9' }, 'd.x.width crop'],
  [{ x: '-1', y: '0', width: '9', height: '9' }, 'd.x.x crop'],
  [{ x: '395', y: '0', width: '9', height: '9' }, 'd.x.width crop'],
  [{ x: '0', y: '295', width: '9', height: '9' }, 'd.x.height crop'],
  [{ x: '0', y: '0', width: '9', height: '0' }, 'd.x.height crop'],
  [{ focusX: '50' }, 'd.x.focusY share'],
  [{ focusX: '50', focusY: '101' }, 'd.x.focusY share'],
])('a frame that is none is refused beside its field: %j', (texts, refusal) => {
  expect(readPhoto(shown, texts).refused).toEqual([refusal]);
});

const catalogues = {
  countries: new Map([['PT', 'Portugal']]),
  sectors: new Map([[7, 'Énergie']]),
  companies: new Map([[800_001, 'Laiterie Corvenne']]),
};

test.each([
  ['countries', 'PT', { id: 'PT', iso: 'PT' }],
  ['sectors', '7', { sectorId: 7, label: 'Énergie' }],
  ['organizations', ' 800001 ', { id: 800_001, name: 'Laiterie Corvenne' }],
])('an entry of the catalogue %s is chosen or typed by its key', (catalog, text, entry) => {
  const field = { type: 'IntegrationFields', catalog } as const;
  const read = (typed: string, origin: unknown) => {
    const refused: string[] = [];
    const reading = { named: { ...french, catalogues }, typed: typedFrom([['d.x', typed]]), fields: () => ({}) };
    const value = integrationKind.read({ name: 'd.x', field }, origin, {
      ...reading,
      refuse: (_control, code) => void refused.push(code),
    });
    return [value, refused];
  };
  expect(read(text, null)).toEqual([entry, []]);
  expect(read('999', null)).toEqual([null, ['choice']]);
  // What the office does not show of an entry stays.
  expect(read(text.trim(), { ...entry, more: 'kept' })).toEqual([{ ...entry, more: 'kept' }, []]);
});

test('French typed into the office keeps its signs on the line, in titles and in rich text', () => {
  const [typed, stored] = ['Partir : oui ?', 'Partir\u00A0: oui\u202F?'];
  expect(read({ type: 'Text' }, [['d.x', typed]], 'Rester').value).toBe(stored);
  expect(read({ type: 'Text' }, [['d.x', typed]], typed).value).toBe(typed);
  expect(read(rich, [['d.x', typed]], []).value).toEqual([paragraph(stored)]);
});
