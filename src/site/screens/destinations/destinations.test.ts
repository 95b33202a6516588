import { expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
await insertOffer(db, { country_id: 'BE', city_fr: 'Bruxelles', city_en: 'Brussels' });
await insertOffer(db, { country_id: 'US', city_fr: 'Chicago', city_en: 'Chicago' });
await insertOffer(db, { country_id: 'PT', city_fr: 'Lisbonne', city_en: 'Lisbon' });
const board = testBoard(db);

const germany = [
  ['fr', 'allemagne', 'Allemagne'],
  ['en', 'germany', 'Germany'],
] as const;
const documents = germany.map(([lang, uid, name]) =>
  fixtureDocument({ type: 'country', key: 'de', lang, uid, data: { name, country: { id: 'DE', iso: 'DE' } } }),
);
const flanders = ['fr', 'en'].map((lang) =>
  fixtureDocument({
    type: 'country',
    key: 'be',
    lang: lang === 'fr' ? 'fr' : 'en',
    uid: `plat-pays-${lang}`,
    data: { name: 'Plat pays', country: { id: 'BE', iso: 'BE' }, description: 'DÜNKIRCHEN' },
  }),
);
const ask = await openSite(board, { content: fixtureContent([...documents, ...flanders]) });
const bare = await openSite(board);

const where = async (address: string) => {
  const { status, headers } = await ask(address);
  return [status, headers.get('location')];
};

async function found(list: string, search: string) {
  const html = await (await ask(`${list}?${new URLSearchParams({ search })}`)).text();
  return { html, uids: [...html.matchAll(/href="(?:\/en)?\/destinations\/([^"]+)"/g)].map(([, one]) => one) };
}

test('countries with offers or with a document are listed, each with its address', async () => {
  const list = await (await ask('/en/destinations')).text();
  expect(list).toContain('href="/en/destinations/germany"');
  expect(list).toContain('href="/en/destinations/portugal"');
  expect(list).toContain('href="/en/destinations/plat-pays-en"');
  expect(list).not.toContain('href="/en/destinations/belgium"');
  expect(list).not.toContain('href="/en/destinations/italy"');
});

test('continents are sorted by offers, countries by the alphabet of the page’s language', async () => {
  const more = await testDatabase();
  await insertReference(more.db);
  for (const country of ['JP', 'JP', 'JP', 'BE', 'ES', 'ES']) await insertOffer(more.db, { country_id: country });
  for (const country of ['DE', 'PT']) await insertOffer(more.db, { country_id: country });
  const asked = await openSite(testBoard(more.db));
  const names = async (address: string) =>
    [...(await (await asked(address)).text()).matchAll(/<h2 id="continent-(\d)"|data-words="(\w+)/g)].map(
      ([, zone, name]) => zone ?? name,
    );
  expect(await names('/destinations')).toEqual(['5', 'allemagne', 'belgique', 'espagne', 'portugal', '4', 'japon']);
  expect(await names('/en/destinations')).toEqual(['5', 'belgium', 'germany', 'portugal', 'spain', '4', 'japan']);
});

test.each([
  ['allem', 'allemagne'],
  ['GERMANY', 'allemagne'],
  ['europe port', 'portugal'],
])('the search %j matches beginnings of names in both languages', async (search, uid) => {
  const { html, uids } = await found('/destinations', search);
  expect(uids).toEqual([uid]);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test.each([
  ['/destinations', 'USA', ['etats-unis']],
  ['/en/destinations', 'usa', ['united-states']],
  ['/destinations', 'etats unis', ['etats-unis']],
  ['/destinations', 'new york', ['etats-unis']],
  ['/en/destinations', 'amériques', ['united-states']],
  ['/destinations', 'Benelux', ['plat-pays-fr']],
  ['/destinations', 'royaume de belg', ['plat-pays-fr']],
  ['/en/destinations', 'europe', ['germany', 'plat-pays-en', 'portugal']],
  ['/destinations', 'pays', []],
])(
  'in %s, «%s» finds countries by their colloquial names, their continent and their main cities',
  async (list, search, uids) => {
    const { uids: listed } = await found(list, search);
    expect([listed.length, new Set(listed)]).toEqual([uids.length, new Set(uids)]);
  },
);

test('the page announces an empty result only once', async () => {
  const html = await (await ask('/destinations?search=zzzz')).text();
  const shown = html.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, ' ');
  expect(shown.match(/Aucune destination/g)).toHaveLength(1);
});

test('a country without a document shows its offers, and even a country without document and offers has a page', async () => {
  expect(await (await ask('/destinations/portugal')).text()).toMatch(/<h1[^>]*>Portugal[^]*Lisbonne/);
  expect((await bare('/destinations/allemagne')).status).toBe(200);
});

test("the editors' text on a country is on its page", async () => {
  expect(await (await ask('/destinations/plat-pays-fr')).text()).toContain('DÜNKIRCHEN');
});

test.each([
  ['/destination/portugal', '/destinations/portugal'],
  ['/en/destination/portugal', '/en/destinations/portugal'],
  ['/destinations/germany', '/destinations/allemagne'],
  ['/en/destinations/allemagne', '/en/destinations/germany'],
  ['/destinations/belgique', '/destinations/plat-pays-fr'],
  ['/destinations/belgium', '/destinations/plat-pays-fr'],
])('the address %s redirects permanently', async (address, to) => {
  expect(await where(address)).toEqual([301, to]);
});

test('the other language of a country has its own address', async () => {
  const html = await (await ask('/destinations/allemagne')).text();
  expect(html).toMatch(/hrefLang="en" href="[^"]*\/en\/destinations\/germany"/i);
});

test.each(['atlantide', '%00', '%E2%80%AE', 'constructor', '__proto__', 'x'.repeat(10_000)])(
  'the country %j does not exist',
  async (uid) => expect((await ask(`/destinations/${uid}`)).status).toBe(404),
);

test('a search for hostile text finds nothing, and the page says that', async () => {
  for (const search of ['<script>', '"]]', '🦀'.repeat(5000), 'x '.repeat(5000)]) {
    const answer = await ask(`/destinations?${new URLSearchParams({ search })}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('<script>"');
  }
});
