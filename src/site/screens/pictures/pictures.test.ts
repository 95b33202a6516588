import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Locale } from '#words/locale.ts';
import { isHandle } from '#site/routing/screen-handle.ts';
import { readScreens } from '#site/screens.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { walkSite } from '#site/testing/walk.ts';
import { createPictures } from './draw-picture.ts';
import { drawableText } from './drawable-text.ts';
import { pictureAddress, picturedPath, picturesFolder } from '#site/routing/picture-address.ts';
import { subjectOf, subjects } from './subjects.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const build = await siteBuild();
const screens = await readScreens(build);

const declaresPicture = ({ id }: { readonly id: string }) => {
  const handle = build.routes[id]?.module.handle;
  return isHandle(handle) && handle.picture === true;
};

test('only screens that declare a picture have one', () => {
  const declared = walkSite().filter(declaresPicture);
  expect(Object.keys(subjects).toSorted()).toEqual(declared.map(({ pattern }) => pattern).toSorted());
  for (const { pattern, addresses } of declared)
    expect(screens.at(addresses[0] ?? '').spelling.pattern || '/').toBe(pattern);
});

test('the picture of a document has its title, and exists only in the language of the document', async () => {
  const content = fixtureContent([
    fixtureDocument({ type: 'page', uid: 'conditions', data: { title: 'Qui peut partir ?' } }),
    fixtureDocument({ type: 'news', uid: 'guide', data: { title: 'Le guide', published_on: '2026-09-14' } }),
    fixtureDocument({ type: 'country', uid: 'japon', data: { name: 'Japon' } }),
    fixtureDocument({ type: 'page', uid: 'vide' }),
  ]);
  const titleOf = async (path: string, locale: Locale = 'fr') =>
    (await subjectOf(path, { board, content, locale }))?.title;
  expect(await titleOf('/conditions')).toBe('Qui peut partir ?');
  expect(await titleOf('/news/guide')).toBe('Le guide');
  expect(await titleOf('/destinations/japon')).toBe('Japon');
  expect(await titleOf('/conditions', 'en')).toBeUndefined();
  for (const path of ['/vide', '/x', '/news/conditions', '/%00', '/a"b', `/${'x'.repeat(5000)}`])
    expect(await titleOf(path)).toBeUndefined();
});

test('the address of a picture contains the path of its page', () => {
  for (const path of ['/', '/offres/12', '/offres/recherche']) {
    const { pathname, searchParams } = new URL(pictureAddress('en', path), 'https://mvi.example');
    expect([picturedPath(pathname.slice(picturesFolder.length)), searchParams.get('lang')]).toEqual([path, 'en']);
  }
});

test('the drawn text of any title is short and in Latin letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer({ min: 5, max: 80 }), (text, most) => {
      const drawn = drawableText(text, most);
      expect(drawn.length).toBeLessThanOrEqual(most);
      expect(drawn).toBe(drawn.trim());
      expect(drawn).not.toMatch(/[\p{Control}\p{Emoji_Presentation}\p{Script=Han}\p{Script=Arabic}]/u);
    }),
  );
});

test('a text is truncated between words, with an ellipsis', () => {
  expect(drawableText('Chargée de  développement\ncommercial', 30)).toBe('Chargée de développement…');
  expect(drawableText('東京 Data engineer 🚀', 30)).toBe('Data engineer');
  expect(drawableText('≈\u00A02\u202F859\u00A0€', 24)).toBe('~ 2 859 €');
  expect(drawableText('\u06E7\u3021٣ Chef·fe d’équipe – 2 ½ (H/F) & C° ¹', 40)).toBe(
    'Chef·fe d’équipe – 2 ½ (H/F) & C° ¹',
  );
});

test('hostile titles are drawn without an error', async () => {
  const draw = await createPictures();
  const titles = [
    '',
    '<script>&amp;</script>',
    'x'.repeat(10_000),
    'e\u0301'.repeat(500),
    'W'.repeat(110),
    '\u202e\u0000\ud800',
    'مهندس',
  ];
  for (const title of titles) {
    const png = await draw({ kind: title, title, by: title, facts: [{ label: title, value: title }] });
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  }
});
