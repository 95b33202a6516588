import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TypeModels } from '../models/type-models.ts';
import { parseGraphQuery } from './graph-query.ts';
import { ProtocolError } from './protocol-error.ts';

const page = { id: 'page', label: 'Page', repeatable: true, hasUid: true, fields: {} };
const models: TypeModels = new Map([['page', page]]);
const read = (text: string) => parseGraphQuery(text, models).get('page');

test('a query names members, all of them, and members by the type of a linked document', () => {
  const wanted = read('{ page { title, # its name\n country { ...on country { name } } body { ...bodyFields } } }');
  expect([...(wanted?.members.keys() ?? [])]).toEqual(['title', 'country', 'body']);
  expect(wanted?.members.get('title')).toBeNull();
  expect([...(wanted?.members.get('country')?.types.get('country')?.members.keys() ?? [])]).toEqual(['name']);
  expect(wanted?.members.get('body')?.all).toBe(true);
});

test('the protocol calls the fields of a slice `non-repeat`, too', () => {
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

test('a type that is none is refused, and a type of which nothing is asked', () => {
  expect(() => read('{ nothing { title } }')).toThrow('there is no type nothing');
  expect(() => read('{ page }')).toThrow('say what is wanted of page');
});

test('whatever is written, no query fails but in the words of the protocol', () => {
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
