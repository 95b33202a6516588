import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readReference } from '#reference/read-reference.ts';
import { type Locale, locales } from '#words/locale.ts';
import { maximumSearchName } from './saved-search-limits.ts';
import { nameOfSearch, searchName } from './search-name.ts';

const { db } = await testDatabase();
await insertReference(db);
const reference = await readReference(db);
const automatic = (criteria: Record<string, string>, locale: Locale = 'fr') =>
  nameOfSearch({ name: null, address: new URLSearchParams(criteria).toString() }, reference, locale);

/** Contains letters of two UTF-16 units, because a name must not be cut between the two. */
const unit = fc.constantFrom('a', 'é', '𠀀', ' ', '\n', '\0', '"', ',');
const anyText = fc.string({ unit, size: 'max', maxLength: 3 * maximumSearchName });
const countriesIds = fc.constantFrom('DE', 'JP', 'ZZ', '');

test('a name made from criteria is one line that a form accepts unchanged, in each language', () => {
  fc.assert(
    fc.property(anyText, countriesIds, fc.constantFrom(...locales), (query, countriesIds, locale) => {
      const name = automatic({ query, countriesIds }, locale);
      expect(name.length).toBeLessThanOrEqual(maximumSearchName);
      expect(name).toBe(name.toWellFormed());
      expect(searchName.parse(name)).toBe(name);
    }),
  );
});

test('a name of 80 characters stays as it is; a longer name is cut and ends with an ellipsis', () => {
  const name = 'x'.repeat(maximumSearchName);
  expect(automatic({ query: name })).toBe(name);
  expect(automatic({ query: `${name}y` })).toBe(`${name.slice(1)}…`);
});

test('a name that the candidate typed is shown unchanged, in each language', () => {
  for (const locale of locales)
    expect(nameOfSearch({ name: 'Le Pérou', address: 'query=acheteur' }, reference, locale)).toBe('Le Pérou');
});

test('a typed name may have 80 characters and not one more', () => {
  const name = 'é'.repeat(maximumSearchName);
  expect(searchName.parse(` ${name}\n`)).toBe(name);
  const { error } = searchName.safeParse(`${name}é`);
  expect(error?.issues).toMatchObject([{ message: 'searchName.tooLong' }]);
});

test.each(['', ' \t\r\n ', '\0\u0085', 7, null, undefined])('the text %j is not a valid name of a search', (typed) => {
  expect(searchName.safeParse(typed).error?.issues).toMatchObject([{ message: 'field.required' }]);
});
