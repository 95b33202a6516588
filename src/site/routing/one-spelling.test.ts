import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneSpelling, type Spelling } from './one-spelling.ts';

const spelling = (pattern: string, lowerCase = false): Spelling => ({ pattern, lowerCase });

test.each([
  ['/offres/recherche', '/Offres/RECHERCHE', '/offres/recherche'],
  ['/offres/recherche', '/en/Offres/recherche///', '/en/offres/recherche'],
  ['/offres/recherche', '/%6fffres/recherche', '/offres/recherche'],
  ['/recruteurs/:token', '/Recruteurs/AbC-_d/', '/recruteurs/AbC-_d'],
  ['/', '/en/', '/en'],
])('with the pattern %s, %s redirects to %s', (pattern, written, spelled) => {
  expect(oneSpelling(spelling(pattern), written)).toBe(spelled);
});

test('a uid is converted to lower case, but a token stays as written', () => {
  expect(oneSpelling(spelling('/:uid', true), '/en/Conditions')).toBe('/en/conditions');
  expect(oneSpelling(spelling('/flux/:token'), '/flux/AbC')).toBeNull();
});

test.each([
  ['/', '/'],
  ['/', '/en'],
  ['/offres', '/en/offres'],
  ['/*', '/Nulle/Part/'],
  ['/:uid', '//evil.example/'],
  ['/:uid', '/\\evil.example/'],
  ['/offres/:id', '/offres/../'],
  ['/offres/:id', '/offres/%2E%2e/'],
  ['/offres/:id', '/offres/12#/'],
])('with the pattern %s, %s does not redirect', (pattern, written) => {
  expect(oneSpelling(spelling(pattern, true), written)).toBeNull();
});

const patterns = fc.constantFrom('/', '/offres', '/offres/:id', '/:uid', '/recruteurs/:token/candidature', '/*');
const sign = fc.constantFrom(...'aZ/\\.%2fE:?#@ \n\t;é'.split(''), '//', '/en', '%5c', 'evil.example', '/offres/');
const paths = fc.array(sign, { maxLength: 12 }).map((signs) => `/${signs.join('')}`);
const spellings = fc.record({ pattern: patterns, lowerCase: fc.boolean() });
const origin = 'https://mvi.example';

test('every redirect leads to an address of the site that does not redirect again', () => {
  fc.assert(
    fc.property(spellings, fc.oneof(paths, fc.webPath(), fc.string()), (known, written) => {
      const spelled = oneSpelling(known, written);
      if (spelled === null) return;
      const read = new URL(spelled, origin);
      expect([read.origin, read.pathname, read.search, read.hash]).toEqual([origin, spelled, '', '']);
      expect(oneSpelling(known, spelled)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('parameters reach their screen in the case in which they were written', () => {
  const token = fc.stringMatching(/^[\w-]{1,40}$/);
  fc.assert(
    fc.property(token, fc.constantFrom('', '/', '//'), (written, end) => {
      const spelled = oneSpelling(spelling('/flux/:token'), `/FLUX/${written}${end}`);
      expect(spelled).toBe(`/flux/${written}`);
    }),
  );
});
