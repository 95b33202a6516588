import { expect, test } from 'vitest';
import { fileNumber, sitemap, sitemapIndex, xml } from './sitemap.ts';

test.each([
  ['1.xml', 1],
  ['9999.xml', 9999],
  ['0.xml', 0],
  ['01.xml', 0],
  ['10000.xml', 0],
  ['1', 0],
  ['1.xml.gz', 0],
  ['-1.xml', 0],
  ['1e3.xml', 0],
  ['.xml', 0],
])('the file «%s» has the number %i', (file, number) => {
  expect(fileNumber(file)).toBe(number);
});

const both = {
  address: (locale: string) => `https://mvi.example/${locale}?a=1&b=2`,
  changedAt: new Date('2026-11-21T12:00:00Z'),
};

test('a page has an entry in each language, and each entry contains the addresses of all languages', () => {
  const text = sitemap([both]);
  expect(text.match(/<url>/g)).toHaveLength(2);
  const alternates = [
    '<xhtml:link rel="alternate" hreflang="fr" href="https://mvi.example/fr?a=1&amp;b=2"/>',
    '<xhtml:link rel="alternate" hreflang="en" href="https://mvi.example/en?a=1&amp;b=2"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://mvi.example/fr?a=1&amp;b=2"/>',
  ].join('');
  expect(text.split(alternates)).toHaveLength(3);
  expect(text.match(/<lastmod>2026-11-21T12:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
});

test('a page that exists in only one language has one entry, which readers of the other language also get', () => {
  const text = sitemap([{ address: (locale) => (locale === 'en' ? 'https://mvi.example/en/only' : null) }]);
  expect(text.match(/<loc>/g)).toHaveLength(1);
  expect(text).toContain('hreflang="x-default" href="https://mvi.example/en/only"');
  expect(text).not.toContain('hreflang="fr"');
  expect(text).not.toContain('lastmod');
});

test('a page without an address in any language, and an empty list, give an empty sitemap', () => {
  for (const pages of [[], [{ address: () => null }]])
    expect(sitemap(pages)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<\/urlset>\n$/);
});

test('the list of sitemaps contains the address of each sitemap', () => {
  expect(sitemapIndex(['https://mvi.example/a.xml?x=1&y=2'])).toContain(
    '<sitemap><loc>https://mvi.example/a.xml?x=1&amp;y=2</loc></sitemap>',
  );
});

test('a sitemap is sent as XML in UTF-8', async () => {
  const response = xml('<é/>');
  expect([response.headers.get('content-type'), await response.text()]).toEqual([
    'application/xml; charset=utf-8',
    '<é/>',
  ]);
});
