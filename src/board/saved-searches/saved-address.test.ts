import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readReference, type Reference } from '#reference/read-reference.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { addressToSave, savedCriteria } from './saved-address.ts';

const { db } = await testDatabase();
let known: Reference;
beforeAll(async () => {
  await insertReference(db);
  known = { ...(await readReference(db)), cities: new Map(), companies: new Map() };
});

test('a saved address has no order, no page and no parameters that are not criteria', () => {
  expect(addressToSave('utm_source=x&page=3&sort=2&query=acheteur', known)).toBe('query=acheteur');
  expect(addressToSave('?page=3', known)).toBe('');
  expect(addressToSave('', known)).toBe('');
});

test('a saved search starts at its first page, in the default order', () => {
  const { page, sort } = savedCriteria('query=acheteur&page=3&sort=2', known);
  expect([page, sort]).toEqual([noCriteria.page, noCriteria.sort]);
});

test('values that the board does not know are left out of a saved address', () => {
  const address = 'missionsTypesIds=1&missionsTypesIds=99&countriesIds=ZZ&studiesLevelId=x';
  expect(addressToSave(address, known)).toBe('missionsTypesIds=1');
});

const names = ['query', 'missionsTypesIds', 'gerographicZones', 'countriesIds', 'page', 'sort', 'x'];
const pair = fc.tuple(
  fc.constantFrom(...names),
  fc.oneof(fc.constantFrom('1', '2', '4', '5', 'DE', 'JP'), fc.string({ unit: 'binary', maxLength: 20 })),
);

test('any address can be saved, and saving a saved address gives the same address', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const saved = addressToSave(new URLSearchParams(pairs).toString(), known);
      expect(addressToSave(saved, known)).toBe(saved);
    }),
  );
});

test('addresses that differ only in the order of parameters are the same search', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pair, { maxLength: 6, selector: ([name]) => name }), (pairs) => {
      const [one, other] = [pairs, pairs.toReversed()].map((some) => new URLSearchParams(some).toString());
      expect(addressToSave(one ?? '', known)).toBe(addressToSave(other ?? '', known));
    }),
  );
});
