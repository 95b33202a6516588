import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumSearchName } from './saved-search-limits.ts';
import { nameOfSearch, searchName } from './search-name.ts';

/** With halves of letters, which `binary` leaves out. */
const unit = fc.constantFrom('a', 'é', '😀', '\uD83D', '\uDE00', ' ', '\n', '\0');
const anyText = fc.string({ unit, size: 'max', maxLength: 3 * maximumSearchName });

test('a name made from criteria is one line that a form accepts unchanged', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = nameOfSearch(text);
      expect(name.length).toBeLessThanOrEqual(maximumSearchName);
      expect(name).toBe(name.toWellFormed());
      expect(searchName.parse(name)).toBe(name);
    }),
  );
});

test('a name of 80 characters stays whole, a longer one ends in an ellipsis', () => {
  const name = 'x'.repeat(maximumSearchName);
  expect(nameOfSearch(name)).toBe(name);
  expect(nameOfSearch(`${name}y`)).toBe(`${name.slice(1)}…`);
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
