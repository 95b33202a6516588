import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TypeModels } from '../models/type-models.ts';
import { parseGraphQuery } from './graph-query.ts';
import { ProtocolError } from './protocol-error.ts';

const page = { id: 'page', label: 'Page', repeatable: true, hasUid: true, fields: {} };
const models: TypeModels = new Map([['page', page]]);
const read = (text: string) => parseGraphQuery(text, models).get('page');

test('a query selects members, all members, or members by the type of a linked document', () => {
  const wanted = read('{ page { title, # its name\n country { ...on country { name } } body { ...bodyFields } } }');
  expect([...(wanted?.members.keys() ?? [])]).toEqual(['title', 'country', 'body']);
  expect(wanted?.members.get('title')).toBeNull();
  expect([...(wanted?.members.get('country')?.types.get('country')?.members.keys() ?? [])]).toEqual(['name']);
  expect(wanted?.members.get('body')?.all).toBe(true);
});

test.each([
  ['{ page { a } page { c } }', '{ page { a c } }'],
  ['{ page { a { b } a { c } } }', '{ page { a { b c } } }'],
  ['{ page { a { b } a } }', '{ page { a } }'],
  ['{ page { a a { b } a { c } } }', '{ page { a } }'],
  ['{ page { a { ...on x { b } ...on x { c } } } }', '{ page { a { ...on x { b c } } } }'],
  ['{ page { ...pageFields } page { a } }', '{ page { ...pageFields a } }'],
  ['{ page { body { primary { a } non-repeat { b } } } }', '{ page { body { primary { a b } } } }'],
])('two selections with the same name are merged (%s)', (repeated, once) => {
  expect(read(repeated)).toEqual(read(once));
});

test('the text quoted in the error message ends with a whole character', () => {
  expect(String(refusalOf('{ page { 🗺 } }'))).toMatch(/found 🗺$/u);
});

test('`non-repeat` is accepted for the fields of a slice', () => {
  expect([...(read('{ page { body { non-repeat { text } } } }')?.members.get('body')?.members.keys() ?? [])]).toEqual([
    'primary',
  ]);
});

test.each([
  ['', 1],
  ['{}', 2],
  ['{ page {', 9],
  ['{ page { title } } x', 20],
  ['{ page { title(size: 2) } }', 15],
])('%j is refused, with the column of the fault', (text, column) => {
  expect(refusalOf(text)).toMatchObject({ status: 400, body: { type: 'parsing-error', column } });
});

test('an unknown type, and a type without a selection, are refused', () => {
  expect(() => read('{ nothing { title } }')).toThrow('there is no type nothing');
  expect(() => read('{ page }')).toThrow('say what is wanted of page');
});

test('any invalid query fails with a protocol error', () => {
  const words = fc.constantFrom(
    '{',
    '}',
    '...',
    'on',
    'page',
    'title',
    ',',
    '#',
    '\n',
    '"',
    '\0',
    '{page'.repeat(3000),
  );
  fc.assert(
    fc.property(
      fc.array(words).map((some) => some.join(' ')),
      (text) => {
        const refusal = refusalOf(text);
        expect(refusal === undefined || refusal instanceof ProtocolError).toBe(true);
      },
    ),
  );
});

function refusalOf(text: string): unknown {
  try {
    read(text);
    return undefined;
  } catch (error) {
    return error;
  }
}
