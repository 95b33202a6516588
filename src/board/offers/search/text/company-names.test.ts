import { expect, test } from 'vitest';
import { readCompanyNames } from './company-names.ts';

test('names that are read on are those of the companies that there are, as if read for the first time', () => {
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
  expect(read.filter(({ name }) => ['zodiac', 'loreal'].includes(name))).toEqual([]);
});
