import { expect, test } from 'vitest';
import { acceptedLanguages } from './accept-language.ts';

test.each([
  ['en-GB,en;q=0.9,fr;q=0.8', ['en', 'fr']],
  ['fr-FR,fr;q=0.9,en;q=0.8', ['fr', 'en']],
  ['de,en;q=0.7,fr;q=0.3', ['en', 'fr']],
  ['fr;q=0.5,*;q=0.8', ['en', 'fr']],
  ['en;q=0,fr', ['fr']],
  ['en;q=oops', ['en']],
  ['fr;q=2;x,en;q=0.2', ['fr', 'en']],
  ['de', []],
  ['x'.repeat(3000), []],
  ['', []],
  [undefined, []],
])('the header %s selects %j', (header, languages) => {
  expect(acceptedLanguages(header, ['fr', 'en'])).toEqual(languages);
});
