import { expect, test } from 'vitest';
import { wordsOf } from '../text/terms-of.ts';
import { companyNames } from './company-names.ts';
import { employers } from './employers.ts';
import { thesaurus } from './thesaurus.ts';

const folded = (name: string): string => wordsOf(name).join(' ');

test('a name means one group', () => {
  const names = companyNames.flatMap((group) => group.names.map(folded));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('an employer of one name is no house of a group: the group would bear it', () => {
  const houses = new Set(companyNames.flatMap((group) => group.houses.map(folded)));
  expect(
    Object.values(employers)
      .flatMap((names) => names.split(/,\s+/))
      .filter((name) => houses.has(folded(name))),
  ).toEqual([]);
});

test('a house that begins with a name of its group needs no mention', () => {
  const mentioned = companyNames.flatMap(({ names, houses }) =>
    houses.filter((house) => names.some((name) => `${folded(house)} `.startsWith(`${folded(name)} `))),
  );
  expect(mentioned).toEqual([]);
});

test('the field of a group is an entry of the thesaurus', () => {
  const ids = new Set(thesaurus.map(({ id }) => id));
  expect(companyNames.filter(({ field }) => !ids.has(field))).toEqual([]);
});
