import { beforeAll, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
beforeAll(async () => {
  await insertReference(db);
  await insertOffer(db, { country_id: 'BE', city_fr: 'Gand', city_en: 'Ghent', title: 'Data' });
  await insertOffer(db, { country_id: 'JP', city_fr: 'Tokyo', city_en: 'Tokyo', title: 'Data' });
});
const ask = await openSite(testBoard(db));

/** Lists the addresses of the matching links on a page, without repetitions. */
const linksOf = (page: string, shape: RegExp) =>
  new Set(Array.from(page.matchAll(shape), ([, href = '']) => href.replaceAll('&amp;', '&')));

test.each(['', '?query=data', '?countriesIds=BE', '?query=data&gerographicZones=5'])(
  'the discs of countries on the map of %j have the same links as its list',
  async (search) => {
    const answer = await ask(`/en/offres/carte${search}`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    const links = linksOf(page, /<a href="([^"]+)" tabindex="-1"[^>]*><circle/g);
    const discs = new Set([...links].filter((href) => href.includes('countriesIds=')));
    expect(discs.size).toBeGreaterThan(0);
    expect(linksOf(page, /<a class="[^"]*place[^"]*" href="([^"]+)"/g).isSupersetOf(discs)).toBe(true);
  },
);

test('a disc shows the number of offers and names its place', async () => {
  const page = await (await ask('/en/offres/carte')).text();
  for (const name of ['Belgium', 'Japan'])
    expect(page).toMatch(new RegExp(`<text[^>]*>1</text><title>${name}: 1 offer</title>`));
});

test('the map counts all offers without a criterion, and speaks of the search with one', async () => {
  const page = await (await ask('/en/offres/carte')).text();
  expect(page).toContain('2 offers in 2 countries.');
  const found = await (await ask('/en/offres/carte?query=data')).text();
  expect(found).toContain('The offers in your search, country by country.');
  expect(found).not.toContain('in 2 countries');
});
