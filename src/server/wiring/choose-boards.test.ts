import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import type { Tables } from '#database/tables.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noteWritten } from '#server/http/written-cookie.ts';
import { readScreens } from '#site/screens.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { chooseBoards } from './choose-boards.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const late: Kysely<Tables> = db.withSchema('public');
const boards = chooseBoards(board, { db: late });
const screens = await readScreens(await siteBuild());

const isLate = (path: string, { method = 'GET', cookies }: { method?: string; cookies?: string } = {}) =>
  boards.ofVisit({ method, cookies, screen: screens.at(path) }).db === late;

test.each([
  '/',
  '/offres/recherche',
  '/en/offres/recherche',
  '/offres/12',
  '/offres/12.data',
  '/entreprises/3',
  '/destinations',
])('a replica answers visitors at %s', (path) => {
  expect(isLate(path)).toBe(true);
  expect(isLate(path, { method: 'HEAD', cookies: 'i18n_redirected=fr; consent=refused' })).toBe(true);
  expect(isLate(path, { method: 'POST' })).toBe(false);
});

test.each(['session=x', '__Host-session=x', 'message=auth.signedOut', 'io.prismic.preview=x', 'written=1'])(
  'a replica answers no browser with the cookie %s',
  (cookies) => expect(isLate('/offres/12', { cookies })).toBe(false),
);

test('a replica does not answer browsers that have just written, over HTTPS too', () => {
  for (const origin of ['http://localhost:3000', 'https://mvi.example']) {
    const cookie = noteWritten(new URL(origin), 5);
    expect(cookie).toMatch(/Max-Age=7;.*HttpOnly/);
    expect(isLate('/offres/12', { cookies: cookie.split(';')[0] ?? '' })).toBe(false);
  }
});

test.each([
  '/lettre/accord/token',
  '/alertes/accord/token',
  '/recruteurs/token',
  '/flux/token',
  '/espace-personnel/favoris',
  '/connexion/retour',
  '/nous-ecrire',
])('a replica never answers at %s, where somebody may look for what was written a moment ago', (path) => {
  expect(isLate(path)).toBe(false);
});

test('without a replica everybody reads the same board', () => {
  const all = chooseBoards(board, null);
  expect(all.ofOffersApi).toBe(board);
  expect(all.ofVisit({ method: 'GET', cookies: undefined, screen: screens.at('/') })).toBe(board);
});
