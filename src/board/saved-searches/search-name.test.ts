import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readReference, type Reference } from '#reference/read-reference.ts';
import { maximumSearchName } from './saved-search-limits.ts';
import { nameOfSearch, searchName } from './search-name.ts';

const { db } = await testDatabase();
let reference: Reference;
beforeAll(async () => {
  await insertReference(db);
  reference = { ...(await readReference(db)), cities: new Map(), companies: new Map() };
});
const nameOf = (text: string, locale: 'fr' | 'en') =>
  nameOfSearch({ name: null, address: new URLSearchParams({ query: text }).toString() }, reference, locale);

/** With halves of letters, which `binary` leaves out. */
const unit = fc.constantFrom('a', 'é', '😀', '\uD83D', '\uDE00', ' ', '\n', '\0');
const anyText = fc.string({ unit, size: 'max', maxLength: 3 * maximumSearchName });

test('a name made from criteria is one line that a form accepts unchanged, in each language', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('fr', 'en'), (text, locale) => {
      const name = nameOf(text, locale);
      expect(name.length).toBeLessThanOrEqual(maximumSearchName);
      expect(name).toBe(name.toWellFormed());
      expect(searchName.parse(name)).toBe(name);
    }),
  );
});

test('a name of 80 characters stays whole, a longer one ends in an ellipsis', () => {
  const name = 'x'.repeat(maximumSearchName);
  expect(nameOf(name, 'fr')).toBe(name);
  expect(nameOf(`${name}y`, 'fr')).toBe(`${name.slice(1)}…`);
});

test('a name that its candidate gave stays as it is in every language', () => {
  for (const locale of ['fr', 'en'] as const)
    expect(nameOfSearch({ name: 'Le Pérou', address: 'query=x' }, reference, locale)).toBe('Le Pérou');
});

test('a typed name may have 80 characters and not one more', () => {
  const name = 'é'.repeat(maximumSearchName);
  expect(searchName.parse(` ${name}\n`)).toBe(name);
  const { error } = searchName.safeParse(`${name}é`);
  expect(error?.issues).toMatchObject([{ message: 'searchName.tooLong' }]);
});

test.each(['', ' \t\r\n ', '\0\u0085', 7, null, undefined])('%j is no name', (typed) => {
  expect(searchName.safeParse(typed).error?.issues).toMatchObject([{ message: 'field.required' }]);
});
