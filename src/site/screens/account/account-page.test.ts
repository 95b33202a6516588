import { expect, test } from 'vitest';
import { announceOffers } from '#board/saved-searches/announce-offers.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
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

/** The page of the space, as text with its tags. */
const spaceOf = async (viewer: Viewer) => (await ask('/espace-personnel', { viewer })).text();

/** The links of the parts of the space, each under the title of its part. */
function linksOf(page: string) {
  const parts = page.matchAll(/<section[^>]*><h2[^>]*>([^<]*)<\/h2>([\s\S]*?)<\/section>/g);
  return new Map(
    Array.from(parts, ([, title = '', part = '']) => [
      title.replaceAll(/<!--.*?-->/g, ''),
      Array.from(part.matchAll(/href="([^"]+)"/g), ([, to = '']) => to.replaceAll('&amp;', '&')),
    ]),
  );
}

test('an empty space names the next thing to do in each part, first the missing fields of the profile', async () => {
  const links = linksOf(await spaceOf(await insertCandidate(board)));
  const [profile, conditions] = ['/espace-personnel/profil', '/espace-personnel/conditions'];
  const fields = [
    `${conditions}#field-birthDate`,
    `${conditions}#field-nationality`,
    `${profile}#field-studyLevelId`,
    `${profile}#field-cv`,
  ];
  expect([...links]).toEqual([
    ['Il manque 4 informations pour postuler', [...fields, conditions]],
    ['Dernières candidatures', ['/offres/recherche']],
    ['Favoris à surveiller', ['/offres/recherche']],
    ['Nouvelles offres pour vous', ['/offres/recherche']],
  ]);
});

test('the space shows the last applications, the favourites that close soon and the new offers of searches', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const closing = await insertOffer(db, { broadcast_end: daysFromNoon(2) });
  await keepOffer(board, viewer, closing);
  await keepOffer(board, viewer, await insertOffer(db));
  const applied = await insertApplication(db, viewer, { transmitted_at: noon });
  await saveSearch(board, viewer, { address: 'countriesIds=DE', locale: 'fr' });
  await insertOffer(db);
  await announceOffers(board);
  const page = await spaceOf(viewer);
  const links = linksOf(page);
  expect([...links]).toEqual([
    ['Dernières candidatures', [`/espace-personnel/candidatures/${applied}`, '/espace-personnel/candidatures']],
    ['Favoris à surveiller', [`/offres/${closing}`, '/espace-personnel/favoris']],
    ['Nouvelles offres pour vous', [expect.stringContaining('/offres/recherche?'), '/espace-personnel/recherches']],
    ['Votre profil est complet', ['/espace-personnel/profil']],
  ]);
  for (const words of ['Transmise', 'Expire dans', '1 nouvelle offre', 'Vous pouvez partir jusqu’au 17 mai 2030'])
    expect(page).toContain(words);
  // The search counts as seen when the candidate follows the link of its new offers.
  await ask(links.get('Nouvelles offres pour vous')?.[0] ?? '', { viewer });
  expect(await spaceOf(viewer)).not.toContain('1 nouvelle offre');
});

test('a withdrawn favourite is told without a link, because its offer has no page any more', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertOffer(db);
  await keepOffer(board, viewer, id);
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', id).execute();
  const page = await spaceOf(viewer);
  expect(page).toContain('RETIRÉE');
  expect(page).not.toContain(`/offres/${id}"`);
});

test.each([true, false])(
  'the space tells a person whom the age excludes what is left to do, and never that the person may leave or apply (complete: %s)',
  async (complete) => {
    const page = await spaceOf(await insertCandidate(board, { complete, birth_date: '1990-01-01' }));
    expect(page).toContain('Le volontariat international est ouvert de 18 à 28 ans.');
    expect([...linksOf(page)][0]).toEqual([
      'Vous ne remplissez pas les conditions d’âge',
      [expect.stringMatching(/conditions$/)],
    ]);
    expect(page).not.toMatch(/Vous pouvez partir|pour postuler/);
  },
);

test('the space tells a person whose nationality raises a doubt no day until which the person may leave', async () => {
  const page = await spaceOf(await insertCandidate(board, { complete: true, nationality: 'CA' }));
  expect(page).toContain('Votre nationalité ne remplit peut-être pas les conditions');
  expect(page).not.toContain('Vous pouvez partir');
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
