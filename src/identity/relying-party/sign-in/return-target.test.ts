import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReturnTarget, returnTarget, withMethod } from './return-target.ts';

const origin = 'https://site.example';

test.each([
  '/',
  '/offres/12',
  '/en/offres/recherche?query=d%C3%A9veloppeur&sort=2',
  '/faq#12',
  '/a/b-c_d.e~f',
  '/?next=//evil',
  '/x?u=https://a.b/',
  '/@user',
  '/offres/recherche?query=100%25&u=%252Fa',
  '/a%20b',
])('%s is an allowed target', (target) => expect(isReturnTarget(target)).toBe(true));

test.each([
  '',
  'offres',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/.%2f/evil.example',
  '/a/..//evil.example',
  '/./x',
  '/%2e%2E/x',
  'https://evil.example',
  'javascript:alert(1)',
  '/ x',
  '/\tx',
  '/\r\nSet-Cookie: a=b',
  '/%0d%0aSet-Cookie:a=b',
  '/%00',
  '/é',
  '/%',
  '/%g0',
  '/%ee',
  `/${'a'.repeat(1024)}`,
  `//${'a'.repeat(10_000)}`,
  // Names another host by an additional character before or after the slash.
  '/\t/evil.example',
  '/%09/evil.example',
  '/\u00a0/evil.example',
  '/%c2%a0/evil.example',
  '/\u200b/evil.example',
  '/%e2%80%8b/evil.example',
  '//user@evil.example',
  '//user:password@evil.example:443/x',
  '//evil.example%2f@site.example',
  'http:evil.example',
  'https:/evil.example',
  'data:text/html,x',
  '@evil.example',
  '?//evil.example',
  '#//evil.example',
  // Encoded twice, because a proxy may decode the address once more.
  '/%252f/evil.example',
  '/%252fevil.example',
  '/%255cevil.example',
  '/%252e%252e/evil.example',
  '/%2500',
  '/%250d%250aSet-Cookie:a=b',
  '/%25252fevil.example',
  // Looks like a slash, and NFKC normalisation makes it one.
  '/\uff0fevil.example',
  '/%ef%bc%8fevil.example',
  '/%E2%81%84evil.example',
  '/%e2%88%95evil.example',
])('%j is not an allowed target', (target) => expect(isReturnTarget(target)).toBe(false));

test('every allowed target stays on the site, however browser and server read it', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '?',
    '#',
    '@',
    ':',
    'evil.example',
    'a',
    '\t',
    '\n',
    '%0a',
    '%',
    'é',
    ' ',
  );
  const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(target, (text) => {
      fc.pre(isReturnTarget(text));
      const url = new URL(text, origin);
      expect(url.origin).toBe(origin);
      expect(url.href).toBe(`${origin}${text}`);
      expect(new URL(decodeURIComponent(url.pathname), origin).origin).toBe(origin);
      expect(withMethod(text, 'simple')).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 1000 },
  );
});

test('any requested target becomes an address on the site that is valid in a header', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.string().map(encodeURIComponent));
  fc.assert(
    fc.property(text, fc.constantFrom('', '/', '//', '/\\'), (wanted, start) => {
      const target = returnTarget(start + wanted, '/en');
      expect(new URL(target, origin).origin).toBe(origin);
      expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }),
    { numRuns: 1000 },
  );
});

test('ordinary paths, queries and fragments are allowed targets', () => {
  const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
  const target = fc.tuple(
    fc.array(segment, { maxLength: 5 }),
    fc.dictionary(segment, fc.string({ unit: 'grapheme-composite' })),
  );
  fc.assert(
    fc.property(target, ([segments, query]) => {
      const text = `/${segments.join('/')}?${new URLSearchParams(query)}`;
      fc.pre(text.length <= 1024 && !/[\\\p{Cc}]/u.test(Object.values(query).join('')));
      expect(isReturnTarget(text)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a missing or refused target becomes the fallback', () => {
  expect([returnTarget(null), returnTarget('//x'), returnTarget('//x', '/en'), returnTarget('/ok')]).toEqual([
    '/',
    '/',
    '/en',
    '/ok',
  ]);
});

test('the parameter method is added to the target’s query and replaces an earlier one', () => {
  expect(withMethod('/a', 'simple')).toBe('/a?method=simple');
  expect(withMethod('/a?b=1#c', 'signin')).toBe('/a?b=1&method=signin#c');
  expect(withMethod('/a?method=complete', 'simple')).toBe('/a?method=simple');
});
