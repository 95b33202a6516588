import { expect, test } from 'vitest';
import type { Locale } from '#words/locale.ts';
import { readScreens } from '#site/screens.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { isNameOfScreen, screens, screensBegun, screensCalled } from './site-screens.ts';

const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);
const called = (search: string, locale: Locale) => ids(screensCalled(search, locale));

test('a search by name finds every screen of the candidate’s menu', async () => {
  const { menu } = await readScreens(await siteBuild());
  const found: readonly string[] = Object.values(screens);
  expect(menu.map(({ path }) => path).filter((path) => !found.includes(path))).toEqual([]);
});

test.each([
  ['mon compte', 'fr', 'account'],
  ['suivi candidatures', 'fr', 'applications'],
  ['RGPD', 'fr', 'data'],
  ['mes appareils', 'fr', 'sessions'],
  ['contact', 'fr', 'contact'],
  ['mes CV', 'fr', 'profile'],
  ['map of world', 'en', 'map'],
  // In the language that the page does not have, only whole names match.
  ['bookmarks', 'fr', 'favourites'],
  ['infolettre', 'en', 'newsletter'],
] as const)('«%s» on a page in %s finds the screen %s', (search, locale, screen) => {
  expect(called(search, locale)[0]).toBe(screen);
});

test.each([
  'photo',
  'tableau',
  'statut',
  'suivi',
  'information',
  'recherche',
  'personnel',
  'espace',
  'message',
  'aide',
  'comparer',
  'carte espace',
  'space',
  'photo list',
  '',
])('a search for «%s» finds no screen, because it makes up at most half of the name of any screen', (search) => {
  expect(called(search, 'fr')).toEqual([]);
  expect(isNameOfScreen(search)).toBe(false);
});

test.each(['photo', 'space', 'sign', 'status', 'mail', 'list', 'world', 'help', 'message', 'resume', 'compare'])(
  '«%s» finds no screen in English',
  (search) => {
    expect(called(search, 'en')).toEqual([]);
  },
);

test.each([
  ['cand', 'applications'],
  ['mes cand', 'applications'],
  ['Donn', 'data'],
  ['favo', 'favourites'],
  ['fa', 'favourites'],
  ['TEM', 'testimonials'],
])('typing «%s» suggests a screen with a title or title word that begins so: %s', (typed, screen) => {
  expect(ids(screensBegun(typed, 'fr'))).toEqual([screen]);
});

test.each(['log', 'dé', 'in', 'vi', 'per', 'can', 'news', 'photo', ''])('typing «%s» suggests no screen', (typed) => {
  expect(screensBegun(typed, 'fr')).toEqual([]);
});
