import { beforeEach, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Menus } from '#site/request/menus.ts';
import { withoutDeadEnds } from './without-dead-ends.ts';

const { db } = await testDatabase();
await insertReference(db);
beforeEach(() => db.deleteFrom('offers').execute());

const link = (to: string) => ({ words: to, to, anchor: null });
const via = '/offres/recherche?missionsTypesIds=3';
const menus: Menus = {
  header: {
    brand: null,
    welcome: null,
    subWelcome: null,
    groups: [
      { ...link('/offres'), items: [link(via), link('/faq')], picture: null },
      { ...link(`/en${via}`), items: [], picture: null },
    ],
  },
  footer: {
    title: null,
    social: [],
    lists: [{ title: 'a', film: null, links: [link(via), link('/offres/recherche')] }],
  },
  pages: null,
};

const linksOf = ({ header, footer }: Menus) => [
  ...(header?.groups.flatMap(({ to, items }) => [to, ...items.map((item) => item.to)]) ?? []),
  ...(footer?.lists.flatMap(({ links }) => links.map(({ to }) => to)) ?? []),
];

test('a menu has no link to a search that finds nothing, in either language, and keeps all other links', async () => {
  await insertOffer(db, { mission_type_id: 1 });
  expect(linksOf(await withoutDeadEnds(testBoard(db), menus))).toEqual(['/offres', '/faq', '/offres/recherche']);
});

test('a link comes back with the first offer', async () => {
  await insertOffer(db, { mission_type_id: 3 });
  expect(await withoutDeadEnds(testBoard(db), menus)).toBe(menus);
});
