import { expect, test } from 'vitest';
import { groupBehind, readCompanyNames } from './company-names.ts';

test('reading the names in several steps gives the same result as reading them at once', () => {
  const companies = new Map([
    [1, { name: 'GROUPE SEB' }],
    [2, { name: 'ZODIAC SAS' }],
    [3, { name: "L'OREAL" }],
  ]);
  readCompanyNames(companies);
  companies.set(2, { name: 'AIRBUS' });
  companies.set(4, { name: 'ORANGE' });
  companies.delete(3);
  const read = readCompanyNames(companies);
  expect(read).toEqual(readCompanyNames(new Map(companies)));
  expect(read.map(({ name }) => name)).toEqual(expect.arrayContaining(['airbus', 'orange', 'seb']));
  const left = read.filter(({ name }) => ['zodiac', 'loreal'].includes(name));
  expect(left.flatMap(({ value }) => value.ids)).toEqual([]);
});

test('a group without a company on the board is marked as absent', () => {
  const names = readCompanyNames(new Map([[1, { name: 'AIRBUS' }]]));
  const absentOf = (asked: string) => names.find(({ name }) => name === asked)?.value.absent?.names[0];
  expect([absentOf('bnp'), absentOf('loreal'), absentOf('sephora'), absentOf('eads')]).toEqual([
    'BNP Paribas',
    'L’Oréal',
    'Sephora',
    undefined,
  ]);
});

test("a company leads to its group, unless its name contains the group's name", () => {
  const behind = ['SOGECAP', 'SOCIETE GENERALE CIB', 'KEOLIS', 'Brasserie du Port'].map(
    (name) => groupBehind(name)?.names[0],
  );
  expect(behind).toEqual(['Société Générale', undefined, 'SNCF', undefined]);
});
