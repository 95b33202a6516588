import { expect, test } from 'vitest';
import { objectsOf } from '#content/json.ts';
import type { DocumentContent } from '#content/repository/models/check-document.ts';
import { readDocumentForm, writeDocument } from './document-form.ts';
import { applyStep } from './list-steps.ts';
import { french, modelOf } from './testing/editable.ts';
import { type Pair, type Typed, typedFrom } from './typed.ts';

const model = modelOf('news');
const slice = (id: string, title: string) => ({
  id,
  slice_type: 'key_figures',
  variation: 'default',
  slice_label: null,
  version: 'v7',
  primary: { title, older: 'kept' },
  items: [{ title: `${title} 1` }, { title: `${title} 2` }],
});
const origin: DocumentContent = {
  uid: 'a',
  tags: [],
  data: { body: [slice('a', 'A'), slice('b', 'B'), slice('c', 'C')] },
};
const form = (change: (pair: Pair) => Pair = (pair) => pair) =>
  typedFrom(writeDocument(model, origin, french).map(change));
const saved = (typed: Typed) =>
  objectsOf(readDocumentForm(model, { typed, origin, named: french }).content.data['body']);
const after = (typed: Typed, ...steps: string[]) =>
  steps.reduce((all, step) => applyStep(all, step, 'nabcdef01'), typed);
const idsAfter = (...steps: string[]) => saved(after(form(), ...steps)).map(({ id }) => id);

test('slices move by one place, and not beyond the ends', () => {
  expect(idsAfter('up d.body i2')).toEqual(['a', 'c', 'b']);
  expect(idsAfter('down d.body i0', 'down d.body i0')).toEqual(['b', 'c', 'a']);
  expect(idsAfter('up d.body i0', 'down d.body i2')).toEqual(['a', 'b', 'c']);
});

test('a moved slice keeps what was typed into it, and what the form does not show', () => {
  const typed = form(([name, value]) => [name, name === 'd.body.i1.p.title' ? 'New' : value]);
  expect(saved(after(typed, 'up d.body i1'))[0]).toEqual({
    ...slice('b', 'B'),
    primary: { title: 'New', older: 'kept' },
  });
});

test('a removed slice comes back with everything that was typed, until the document is saved', () => {
  const typed = form(([name, value]) => [name, name === 'd.body.i1.p.title' ? 'New' : value]);
  const removed = after(typed, 'remove d.body i1');
  expect(saved(removed).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(saved(after(removed, 'back d.body i1'))[1]).toMatchObject({ id: 'b', primary: { title: 'New' } });
});

test('items of a slice move and go by themselves', () => {
  const [, second] = saved(after(form(), 'up d.body.i1.items i1', 'remove d.body.i1.items i0'));
  expect(second).toEqual({ ...slice('b', 'B'), items: [{ title: 'B 2' }] });
});

test('a new slice has the chosen kind, an id of its own, and what was typed into it', () => {
  const typed = after(
    typedFrom([...writeDocument(model, origin, french), ['d.body.kind', 'quote/default']]),
    'add d.body',
  );
  const filled = new Map(typed).set('d.body.nabcdef01.p.author', ['Ada']);
  expect(saved(filled)[3]).toMatchObject({ id: 'quote$nabcdef01', slice_type: 'quote', variation: 'default' });
});

test.each<[string, readonly Pair[]]>([
  ['an item beyond the end', [['d.body.keys', 'i3']]],
  ['a huge index', [['d.body.keys', 'i99999999999999999999']]],
  ['a name of an object', [['d.body.keys', '__proto__']]],
  [
    'an item twice',
    [
      ['d.body.keys', 'i1'],
      ['d.body.keys', 'i1'],
    ],
  ],
  [
    '10,000 items',
    Array.from({ length: 10_000 }, (_, index): Pair => ['d.body.keys', `n${index.toString(16).padStart(8, '0')}`]),
  ],
])('%s is refused', (_, pairs) => {
  expect(() => saved(typedFrom(pairs))).toThrow(expect.objectContaining({ code: 'office.hostileForm' }));
});

test('names that are none change nothing, and too many or too long ones are refused', () => {
  const hostile: Pair[] = [
    ['__proto__', 'x'],
    ['d.__proto__', 'x'],
    ['d.constructor.prototype', 'x'],
    ['d.body.i0.p.__proto__', 'x'],
  ];
  expect(saved(typedFrom([...writeDocument(model, origin, french), ...hostile]))).toEqual(origin.data['body']);
  expect(() => typedFrom(Array.from({ length: 20_001 }, () => ['a', 'b']))).toThrow('too many');
  expect(() => typedFrom([['a'.repeat(301), '']])).toThrow('too long');
});

test.each(['sideways d.body i0', 'up d.nothing i0', 'up d.body i7', 'up', '', 'up __proto__ i0'])(
  'the step %j is refused',
  (step) => {
    expect(() => applyStep(form(), step, 'nabcdef01')).toThrow(expect.objectContaining({ code: 'office.hostileForm' }));
  },
);
