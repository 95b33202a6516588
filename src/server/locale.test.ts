import { expect, test } from 'vitest';
import { localeOf, localized, unlocalized } from '#words/locale.ts';
import { browserLocale } from './locale.ts';

test.each([
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,en;q=0.7,fr;q=0.3', 'en'],
  ['en;q=0,fr', 'fr'],
  ['de', 'fr'],
  ['', 'fr'],
  [undefined, 'fr'],
  ['en;q=oops', 'en'],
])('the browser that asks for %s reads %s', (header, locale) => {
  expect(browserLocale(header)).toBe(locale);
});

test.each(['/', '/offres', '/offres/recherche?sort=1', '/?a=b', '/#x'])(
  '%s comes back from English unchanged',
  (address) => {
    const english = new URL(localized('en', address), 'https://mvi.example');
    expect(localeOf(english.pathname)).toBe('en');
    expect(unlocalized(english.pathname) + english.search + english.hash).toBe(address);
  },
);

test('a French address that begins with en is French', () => {
  expect(localeOf('/entreprises')).toBe('fr');
});
