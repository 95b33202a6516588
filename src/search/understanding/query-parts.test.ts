import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryParts } from './query-parts.ts';
import { vocabulary } from '#search/understanding/names/knowledge.ts';

test.each([
  ['acheteur luxe', ['acheteur luxe']],
  ['je cherche une mission en comptabilité', ['comptabilité']],
  ['I am looking for a job in marketing or sales', ['marketing or sales']],
  ['responsable qualité junior', ['responsable qualité junior']],
  ['acheteur, je cherche un poste de comptable', ['acheteur', 'comptable']],
  ['acheteur "luxe" vendeur', ['acheteur', 'luxe', 'vendeur']],
  ['-industriel', ['industriel']],
  ['de la', []],
])('«%s» consists of the query parts %j', (text, parts) => {
  expect(queryParts(text, vocabulary).map((part) => part.text)).toEqual(parts);
});

test('removing the last part of a text also removes its polite words', () => {
  expect(queryParts('je cherche une mission en comptabilité', vocabulary)).toMatchObject([{ without: '' }]);
});

test('removing a part of a text keeps an operator between its preposition and its words', () => {
  expect(queryParts('acheteur à -stage Lyon', vocabulary).map(({ text, without }) => [text, without])).toContainEqual([
    'Lyon',
    'acheteur -stage',
  ]);
});

test('every part of a text occurs in the text, and the parts can be removed one by one until nothing is searched', () => {
  const word = fc.constantFrom(
    'acheteur',
    'je cherche',
    'de',
    'ou',
    '"chef de projet"',
    '-stage',
    '-',
    '"',
    'it',
    'l’art',
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      let left = typed;
      for (let parts = queryParts(left, vocabulary); parts.length > 0; parts = queryParts(left, vocabulary)) {
        const [first] = parts;
        if (first === undefined) return;
        expect(left.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ')).toContain(first.text);
        expect(first.without.length).toBeLessThan(left.length);
        left = first.without;
      }
    }),
  );
});
