import { expect, test } from 'vitest';
import { outlineOf } from '#data/outline.ts';
import { entriesIn } from './read-entries.ts';

const entriesOf = (text: string) => entriesIn(outlineOf('thesaurus/some.txt', text));

test('an entry has its names, then its kinds, then its neighbours, which include the kinds', () => {
  const text =
    'buyer\n  acheteur, buyer\n  purchaser\n  kind of: purchasing\n  near: supply-chain, sourcing\n\nsap\n  SAP';
  expect(entriesOf(text)).toEqual([
    {
      id: 'buyer',
      equal: ['acheteur', 'buyer', 'purchaser'],
      kindOf: ['purchasing'],
      near: ['purchasing', 'supply-chain', 'sourcing'],
    },
    { id: 'sap', equal: ['SAP'] },
  ]);
});

test('an entry may be an industry', () => {
  expect(entriesOf('luxury\n  luxe, luxury\n  an industry\n  near: fashion')).toEqual([
    { id: 'luxury', equal: ['luxe', 'luxury'], isIndustry: true, kindOf: [], near: ['fashion'] },
  ]);
});

test.each([
  ['Buyer\n  buyer', 1],
  ['buyer', 1],
  ['buyer\n  near: sourcing', 1],
  ['buyer\n  buyer,purchaser', 2],
  ['buyer\n  buyer\n  kinds of: sourcing', 3],
  ['buyer\n  buyer\n  near: sourcing\n  near: supply-chain', 4],
  ['buyer\n  buyer\n  near: sourcing\n  purchaser', 4],
  ['buyer\n  buyer\n  kind of: sourcing\n  kind of: supply-chain', 4],
  ['buyer\n  buyer\n    purchaser', 3],
  ['buyer\n  buyer\n  near: sourcing\n  an industry', 4],
])('a wrong line in %j is refused, with the file and the line', (text, line) => {
  expect(() => entriesOf(text)).toThrow(`src/data/thesaurus/some.txt, line ${line}: expected`);
});
