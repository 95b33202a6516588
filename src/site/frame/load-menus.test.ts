import { expect, test } from 'vitest';
import { ContentUnavailable } from '#content/port/content-errors.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { loadMenus } from './load-menus.ts';
import { menuMissing } from '#site/request/menus.ts';

const web = (url: string) => ({ link_type: 'Web', url });
const slice = (slice_type: string, primary: object, items: readonly object[]) => ({
  id: slice_type,
  slice_type,
  slice_label: null,
  version: 'initial',
  variation: 'default',
  primary,
  items,
});
const nav = (label: string, to: string, items: readonly object[]) =>
  slice('nav_item', { label, primary_link: web(to) }, items);
const header = fixtureDocument({
  type: 'header',
  lang: 'en',
  data: {
    brand: 'Brand Name',
    welcome_message: 'Welcome',
    sub_welcome_message: 'to you',
    body: [
      nav('Offers', '/offres', [
        { sub_nav_link: web('/offres/recherche'), label: 'V.I.E.', query: 'missionsTypesIds=1' },
        { sub_nav_link: web('/offres'), label: 'Featured', navigation_anchor: '#offres_a_la_une' },
        { sub_nav_link: web('/offres'), label: null },
      ]),
      nav('Map', '/offres/carte', []),
      nav('Evil', 'javascript:alert(1)', []),
    ],
  },
});
const footer = fixtureDocument({
  type: 'footer',
  lang: 'en',
  data: {
    title: 'A line',
    facebook_link: web('https://social.example/us'),
    body: [
      slice('list_links', { title: 'Find' }, [{ link: web('/offres'), title: 'All offers' }]),
      slice('video', { title: 'Film', video: { embed_url: 'https://vimeo.com/1234', title: 'A film' } }, []),
    ],
  },
});

test('a group lists its own link first, unless an item has the same target; addresses keep query and anchor', async () => {
  const { header: shown } = await loadMenus(fixtureContent([header]), 'en');
  expect(shown).toMatchObject({ brand: 'Brand Name', welcome: 'Welcome', subWelcome: 'to you' });
  expect(shown?.groups.map(({ words, to, items }) => [words, to, items.map((item) => item.to)])).toEqual([
    ['Offers', '/en/offres', ['/en/offres', '/en/offres/recherche?missionsTypesIds=1', '/en/offres#offres_a_la_une']],
    ['Map', '/en/offres/carte', []],
    ['Evil', '/en/not-found', []],
  ]);
});

test('the footer shows the names of services, the lists of links, and a film that waits for consent', async () => {
  const { footer: shown } = await loadMenus(fixtureContent([footer]), 'en');
  expect(shown?.social.map(({ words }) => words)).toEqual(['Facebook']);
  expect(shown?.lists.map(({ title, links }) => [title, links.length])).toEqual([
    ['Find', 1],
    ['Film', 0],
  ]);
});

test('a document is presented once for all requests', async () => {
  const content = fixtureContent([header]);
  const [one, other] = [await loadMenus(content, 'en'), await loadMenus(content, 'en')];
  expect(one.header).toBe(other.header);
  expect((await loadMenus(content, 'fr')).header).toBeNull();
});

const { db } = await testDatabase();
const board = testBoard(db);

test('every page shows the menus; a film of another site waits for consent', async () => {
  const ask = await openSite(board, { content: fixtureContent([header, footer]) });
  const html = await (await ask('/en/cookies')).text();
  for (const shown of [
    'Brand',
    'Welcome',
    'A line',
    'https://social.example/us',
    'data-video="https://player.vimeo.com/video/1234?dnt=1"',
  ])
    expect(html).toContain(shown);
  expect(html).not.toContain('<iframe');
  const cookie = '__Host-consent=served';
  expect(await (await ask('/en/cookies', { headers: { cookie } })).text()).toContain('<iframe');
});

test.each([
  ['there is no such document', fixtureContent()],
  ['no content can be had', { ...fixtureContent(), getSingle: () => Promise.reject(new ContentUnavailable('away')) }],
])('the page works and shows the fixed messages if %s', async (_why, content) => {
  const answer = await (await openSite(board, { content }))('/cookies');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  for (const message of Object.values(menuMissing)) expect(html).toContain(message);
});
