import { expect, test } from 'vitest';
import words from '#words/en/shell.json' with { type: 'json' };
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { loadMenus } from './load-menus.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const { privacy, contact, legal, accessibility } = words.footer;

const web = (url: string) => ({ link_type: 'Web', url });
const nav = (label: string, nav_image: object) => ({
  id: label,
  slice_type: 'nav_item',
  slice_label: null,
  version: 'initial',
  variation: 'default',
  primary: { label, primary_link: web('/offres'), nav_image },
  items: [{ sub_nav_link: web('/offres'), label: 'All' }],
});
const image = (name: string, alt: string | null, dimensions: object | null = { width: 400, height: 300 }) => ({
  url: `/images/${name}`,
  alt,
  copyright: null,
  dimensions,
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
});

const picturesOf = async (...body: readonly object[]) => {
  const content = fixtureContent([fixtureDocument({ type: 'header', data: { body } })]);
  return (await loadMenus(content, 'fr')).header?.groups.map(({ picture }) => picture);
};

test('a group shows the picture of its document with its size, sharp on high-density screens, and loaded lazily', async () => {
  expect(await picturesOf(nav('Drawn', image('one.svg', null)), nav('Taken', image('two.jpg', 'A crane')))).toEqual([
    { src: '/images/one.svg', width: 400, height: 300, alt: '', loading: 'lazy' },
    {
      src: '/images/two.jpg?w=240',
      srcSet: '/images/two.jpg?w=128 128w, /images/two.jpg?w=240 240w',
      sizes: '8rem',
      width: 400,
      height: 300,
      alt: 'A crane',
      loading: 'lazy',
    },
  ]);
});

test('a group without a picture, or with a picture of unknown size, shows none', async () => {
  expect(await picturesOf(nav('None', {}), nav('Sizeless', image('one.svg', '', null)))).toEqual([null, null]);
});

const page = (uid: string, isBroken = false) => ({
  link_type: 'Document',
  id: uid,
  type: 'page',
  uid,
  lang: 'en',
  tags: [],
  slug: uid,
  isBroken,
});

/** Returns the targets of the links at the bottom of every page. */
async function linksBelow(data: Readonly<Record<string, unknown>> | null) {
  const content = fixtureContent(data ? [fixtureDocument({ type: 'static_pages', lang: 'en', data })] : []);
  const html = await (await (await openSite(board, { content }))('/en/cookies')).text();
  return (words: string) => new RegExp(`href="([^"]*)">${words}<`).exec(html)?.[1] ?? null;
}

test('the links to privacy and contact lead to the editors’ pages if there are any, else to the site’s screens', async () => {
  const named = await linksBelow({ page_privacy: page('personal-data'), page_contact: page('who-answers') });
  expect([named(privacy), named(contact)]).toEqual(['/en/personal-data', '/en/who-answers']);
  for (const data of [null, {}, { page_privacy: page('gone', true), page_contact: page('gone', true) }]) {
    const link = await linksBelow(data);
    expect([link(privacy), link(contact)]).toEqual(['/en/confidentialite', '/en/nous-ecrire']);
  }
});

test('a link at the bottom of every page is not repeated in a list', async () => {
  const items = ['/lettre', '/cookies', '/news'].map((url) => ({ link: web(url), title: url }));
  const list = { slice_type: 'list_links', primary: { title: 'Site' }, items };
  const content = fixtureContent([fixtureDocument({ type: 'footer', lang: 'en', data: { body: [list] } })]);
  const html = await (await (await openSite(board, { content }))('/en/faq')).text();
  const footer = html.slice(html.indexOf('<footer'));
  const times = (address: string) => footer.split(`href="${address}"`).length - 1;
  expect(['/en/lettre', '/en/cookies', '/en/news'].map(times)).toEqual([1, 1, 1]);
});

test('unpublished pages are not linked', async () => {
  const link = await linksBelow({ page_legal: page('gone', true), page_accessibility: page('for-all') });
  expect([link(legal), link(accessibility)]).toEqual([null, '/en/for-all']);
});
