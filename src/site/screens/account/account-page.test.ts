import { expect, test } from 'vitest';
import { announceOffers } from '#board/saved-searches/announce-offers.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import { readScreens } from '#site/screens.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { walkSite } from '#site/testing/walk.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);

test('the personal space links to each of its pages', async () => {
  const space = await ask('/espace-personnel', { viewer: await insertCandidate(board) });
  const links = (await space.text()).matchAll(/href="([^"?#]+)/g);
  const pages = walkSite().filter(({ pattern, isPage }) => isPage && /^\/espace-personnel\/[^:/]+$/.test(pattern));
  expect(pages).not.toEqual([]);
  expect(Array.from(links, ([, to]) => to)).toEqual(expect.arrayContaining(pages.map(({ pattern }) => pattern)));
});

async function nextStep(viewer: Viewer): Promise<string | undefined> {
  const page = await (await ask('/espace-personnel', { viewer })).text();
  return /id="next-steps"[\s\S]*?href="([^"]+)"/.exec(page)?.[1];
}

test('open steps, if there are any, come first', async () => {
  expect(await nextStep(await insertCandidate(board))).toBe('/espace-personnel/profil');
  const whole = await insertCandidate(board, { complete: true });
  expect(await nextStep(whole)).toBe('/offres/recherche');
  const offer = await insertOffer(db, { broadcast_end: daysFromNoon(2) });
  await keepOffer(board, whole, offer);
  expect(await nextStep(whole)).toBe(`/offres/${offer}`);
  const searching = await insertCandidate(board);
  await saveSearch(board, searching, { address: '', locale: 'fr' });
  await insertOffer(db);
  await announceOffers(board);
  expect(await nextStep(searching)).toBe('/espace-personnel/recherches');
});

async function ownLinks(viewer: Viewer) {
  const page = await (await ask('/en/offres/recherche', { viewer })).text();
  return Array.from(page.matchAll(/href="(\/en\/(?:espace-personnel|notifications)[^"]*)"/g), ([, to]) => to);
}

test('every page links candidates to their screens in the order of the routes, and visitors to the screens that need no account', async () => {
  const { menu } = await readScreens(await siteBuild());
  const expected = menu.map(({ path }) => `/en${path}`);
  expect(
    walkSite().flatMap(({ pattern }) => (menu.some(({ path }) => path === pattern) ? [`/en${pattern}`] : [])),
  ).toEqual(expected);
  // The menu below the candidate's name, the menu of narrow screens and the footer each contain these links.
  // The initials link only to the personal space.
  const [space = ''] = expected;
  expect(await ownLinks(await insertCandidate(board))).toEqual([...expected, ...expected, space, ...expected]);
  const open = menu.flatMap(({ path, visitors }) => (visitors ? [`/en${path}`] : []));
  // For visitors, the menu of narrow screens and the footer each contain these links.
  expect(await ownLinks(visitor)).toEqual([...open, ...open]);
});
