import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { canonicalAddress } from './canonical-address.ts';
import { lacksContinent } from './country-needs-continent.ts';
import { readCriteria } from './read-criteria.ts';
import { randomAddress } from '#search/testing/random-address.ts';

const { db } = await testDatabase();
let known: Reference;
beforeAll(async () => {
  await insertReference(db);
  known = await readReference(db);
});

function canonical(query: string): string {
  return canonicalAddress(new URLSearchParams(query), known).toString();
}

test('equal canonical addresses mean equal criteria', () => {
  fc.assert(
    fc.property(randomAddress(known), (address) => {
      const canonical = canonicalAddress(address, known);
      expect(readCriteria(canonical, known)).toEqual(readCriteria(address, known));
      expect(lacksContinent(canonical, known)).toBe(lacksContinent(address, known));
    }),
  );
});

test('the canonical address of a canonical address is the same address', () => {
  fc.assert(
    fc.property(randomAddress(known), (address) => {
      const once = canonicalAddress(address, known);
      expect(canonicalAddress(once, known).toString()).toBe(once.toString());
    }),
  );
});

test.each([
  'activitySectorId=900001',
  'gerographicZones=0&countriesIds=XX',
  'query=+&sort=0&page=1',
  'utm_source=letter&error=x',
])('the address %s has no criteria, so its canonical address is that of a search without criteria', (query) => {
  expect(canonical(query)).toBe('');
});

test('the canonical address of a search with a text contains its order, unless the order is relevance', () => {
  expect(canonical('query=chef&sort=0')).toBe('query=chef&sort=0');
  expect(canonical('query=chef&sort=1')).toBe('query=chef');
});

test('order, repetition and spelling of parameters do not change the address', () => {
  expect(canonical('page=2&geographicZones=5&gerographicZones=4,5&missionsTypesIds=via')).toBe(
    canonical('missionsTypesIds=3&gerographicZones=4&gerographicZones=5&page=2'),
  );
});

test('a country without its continent differs from a search without criteria', () => {
  expect(canonical('gerographicZones=&countriesIds=JP')).toBe('gerographicZones=0&countriesIds=JP');
  expect(canonical('gerographicZones=&countriesIds=')).toBe('');
});
