import { expect, test } from 'vitest';
import { valuesNamed, withFirst } from './arrange-options.ts';
import type { FilterOption } from '#site/parts/search/present-filters.ts';

const option = (value: string, label: string, child?: true): FilterOption => ({
  name: 'specializations',
  value,
  label,
  count: 1,
  ...(child && { child }),
});
const options = [
  option('1', 'Achats'),
  option('2', 'Informatique'),
  option('3', 'Développement logiciel', true),
  option('4', 'Réseaux', true),
  option('5', 'Ventes'),
];
const named = (text: string) => [...valuesNamed(text, options, ({ label }) => label ?? '')].toSorted();

test('a filter finds names without regard to accents and case', () => {
  expect(named('VENT')).toEqual(['5']);
  expect(named(' reseaux ')).toContain('4');
});

test('a filter shows the family of each job field that it finds, and the job fields of each family', () => {
  expect(named('logiciel')).toEqual(['2', '3']);
  expect(named('informatique')).toEqual(['2', '3', '4']);
});

test('without a text the list is complete', () => {
  expect(named('')).toHaveLength(options.length);
});

test('chosen options come first, outside their family', () => {
  expect(withFirst(options, new Set(['4'])).map(({ value, child }) => [value, child])).toEqual([
    ['4', undefined],
    ['1', undefined],
    ['2', undefined],
    ['3', true],
    ['5', undefined],
  ]);
});
