import { expect, test } from 'vitest';
import { wordsOf } from '../text/terms-of.ts';
import { companyNames } from './company-names.ts';

const folded = (name: string): string => wordsOf(name).join(' ');

test('a name means one group', () => {
  const names = companyNames.flatMap((group) => group.names.map(folded));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('a group has a second name or a house of another name: the names of companies are known already', () => {
  expect(companyNames.filter(({ names, houses }) => names.length + houses.length < 2)).toEqual([]);
});

test('a house that begins with a name of its group needs no mention', () => {
  const mentioned = companyNames.flatMap(({ names, houses }) =>
    houses.filter((house) => names.some((name) => `${folded(house)} `.startsWith(`${folded(name)} `))),
  );
  expect(mentioned).toEqual([]);
});
