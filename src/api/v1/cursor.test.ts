import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCursor, writeCursor } from './cursor.ts';
import { nextPage } from './next-page.ts';
import { InvalidRequest } from './problem-details.ts';

const purpose = { parameter: 'cursor', question: 'countries=DE' };
const schema = z.strictObject({ id: z.int(), name: z.string() });
const place = { id: 7, name: 'é“\u0000' };
const cursor = writeCursor(purpose, place);

const refusal = (text: string, by = purpose) => {
  try {
    return readCursor(by, text, schema);
  } catch (error) {
    return error instanceof InvalidRequest ? error.faults.map(({ in: part, name }) => `${part} ${name}`) : error;
  }
};

test('a cursor continues its list from its position, and fits in an address', () => {
  fc.assert(
    fc.property(fc.record({ id: fc.integer(), name: fc.string({ unit: 'grapheme' }) }), (any) => {
      const written = writeCursor(purpose, any);
      expect(written).toMatch(/^[\w-]+$/);
      expect(readCursor(purpose, written, schema)).toEqual(any);
    }),
  );
});

test('a cursor is valid only for its query and its parameter', () => {
  for (const other of [
    { ...purpose, question: 'countries=FR' },
    { ...purpose, question: '' },
    { ...purpose, parameter: 'since' },
  ])
    expect(refusal(cursor, other)).toEqual([`query ${other.parameter}`]);
});

test('a truncated or changed cursor is refused, and never read as another position', () => {
  fc.assert(
    fc.property(fc.nat(cursor.length - 1), fc.constantFrom('', 'A', '_', '%'), (at, put) => {
      const changed = cursor.slice(0, at) + put + cursor.slice(at + 1);
      // Allows an unchanged position too, because some changes of the last character leave the same bytes.
      expect([['query cursor'], place]).toContainEqual(refusal(changed));
    }),
  );
  for (let length = 0; length < cursor.length - 1; length += 1)
    expect(refusal(cursor.slice(0, length))).toEqual(['query cursor']);
});

test('arbitrary text is not a valid cursor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(refusal(text)).toEqual(['query cursor']);
    }),
  );
});

test('a position in another form is refused even if its checksum is right', () => {
  for (const forged of [null, {}, { id: '7', name: 'x' }, { ...place, more: 1 }, [7]])
    expect(refusal(writeCursor(purpose, forged))).toEqual(['query cursor']);
});

test('the next page has the same parameters and another cursor', () => {
  const asked = {
    query: 'a&b',
    countries: ['DE', 'FR'],
    remoteWork: false,
    limit: 20,
    lang: undefined,
    cursor: 'old',
    facets: true,
  };
  expect(nextPage(asked, 'new').toString()).toBe('query=a%26b&countries=DE%2CFR&limit=20&cursor=new&facets=true');
  expect(nextPage({}, 'new').toString()).toBe('cursor=new');
});
