import { expect, test } from 'vitest';
import { readOutline } from '#data/outline.ts';
import { companySizes } from '#reference/load-reference.ts';
import { sectors } from '#reference/sectors.ts';
import { inventedCompanies } from './invented-companies.ts';

test('every sector of the reference has companies, and every company has a sector and a size of the reference', () => {
  expect(new Set(inventedCompanies.map(({ sectorId }) => sectorId))).toEqual(new Set(sectors.map(({ id }) => id)));
  expect(new Set(inventedCompanies.map(({ sizeId }) => sizeId))).toEqual(new Set(companySizes.map(({ id }) => id)));
});

test('no two companies share a name', () => {
  const names = inventedCompanies.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('activities are marked by letters in alphabetical order, and each activity belongs to a company', () => {
  for (const { text, below } of readOutline('demo/companies.txt')) {
    const letters = below.flatMap((line) => /^([a-z]): /.exec(line.text)?.[1] ?? []);
    expect(letters.join(''), `activities of ${text}`).toBe('abcdefghijklmnopqrstuvwxyz'.slice(0, letters.length));
    const used = new Set(below.flatMap((line) => /, ([a-z])$/.exec(line.text)?.[1] ?? []));
    expect([...used].toSorted(), `activities of ${text}`).toEqual(letters);
  }
});
