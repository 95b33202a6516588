import { filter } from '@prismicio/client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPredicates } from './read-predicates.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((one) => !one.includes('\\'));
const predicate = fc.oneof(
  text.map((value) => filter.at('document.type', value)),
  fc.array(text, { maxLength: 4 }).map((values) => filter.any('my.page.uid', values)),
  fc.array(text, { maxLength: 4 }).map((values) => filter.in('document.id', values)),
  text.map((value) => filter.fulltext('document', value)),
  fc.integer().map((value) => filter.numberGreaterThan('my.faq_item.rank', value)),
  fc.constant(filter.has('my.page.image')),
  fc.tuple(fc.constantFrom('a', 'b'), fc.nat()).map(([id, most]) => filter.similar(id, most)),
);

it('every predicate of the client’s filters is read, alone or together with others', () => {
  fc.assert(
    fc.property(fc.array(predicate, { minLength: 1, maxLength: 5 }), (written) => {
      const [one = ''] = written;
      expect(readPredicates(one)).toHaveLength(1);
      expect(readPredicates(`[${written.join('')}]`)).toHaveLength(written.length);
    }),
  );
});

it('writing and reading predicates changes nothing', () => {
  fc.assert(
    fc.property(predicate, (written) => {
      const [read] = readPredicates(written) ?? [];
      expect(readPredicates(read?.written ?? '')).toEqual([read]);
    }),
  );
});

it('any text is read or refused without an unexpected error', () => {
  const pieces = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    ',',
    '"',
    '\\',
    'at',
    'document.type',
    '"x"',
    '1',
    ' ',
    '\u0000',
    'ü',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      expect(() => readPredicates(parts.join(''))).not.toThrow();
    }),
  );
});

it.each([
  '',
  'x',
  '[[]',
  '[at(document.type,"page")',
  'at(document.type "page")',
  'drop(document.type, "page")',
  'at(../etc, "page")',
  'at(document.type, [[[["x"]]]])',
  `[${'[has(my.page.image)]'.repeat(21)}]`,
  '['.repeat(9000),
])('an invalid text has no predicates: %j', (written) => {
  expect(readPredicates(written)).toBeNull();
});
