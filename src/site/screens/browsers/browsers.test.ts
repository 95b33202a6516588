import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { maskableIcons, plainIcons } from '#ui/app-icons.ts';
import { localized, locales } from '#words/locale.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const ask = await openSite(testBoard(db));

test.each(locales)('the head of a page names icons, manifest and search description, in %s', async (locale) => {
  const html = await (await ask(localized(locale, '/nulle-part'))).text();
  expect(html).toContain('href="/favicon.ico"');
  expect(html).toContain('href="/apple-touch-icon.png"');
  for (const path of ['/manifest.webmanifest', '/opensearch.xml'])
    expect(html).toContain(`href="${localized(locale, path)}"`);
  expect(html.match(/<meta name="theme-color"[^>]*prefers-color-scheme/g)).toHaveLength(2);
});

test.each(locales)(
  'the manifest in %s starts the site in this language, with maskable and plain icons',
  async (locale) => {
    const answer = await ask(localized(locale, '/manifest.webmanifest'));
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest: unknown = await answer.json();
    expect(manifest).toMatchObject({ lang: locale, start_url: localized(locale, '/'), scope: '/' });
    const icons = [
      ...plainIcons.map(({ file }) => ['any', file]),
      ...maskableIcons.map(({ file }) => ['maskable', file]),
    ];
    for (const [purpose, file] of icons)
      expect(manifest).toHaveProperty(
        'icons',
        expect.arrayContaining([expect.objectContaining({ src: `/${file}`, purpose })]),
      );
  },
);

test.each(locales)('a browser can search the site from its address bar, in %s', async (locale) => {
  const answer = await ask(localized(locale, '/opensearch.xml'));
  expect(answer.headers.get('content-type')).toBe('application/opensearchdescription+xml');
  const text = await answer.text();
  expect(() => parseDocument(text, { xmlMode: true })).not.toThrow();
  expect(text).toContain(`template="https://mvi.example${localized(locale, '/recherche')}?search={searchTerms}"`);
  // OpenSearch 1.1 allows at most 16 characters.
  expect(/<ShortName>([^<]*)</.exec(text)?.[1]?.length).toBeLessThanOrEqual(16);
});
