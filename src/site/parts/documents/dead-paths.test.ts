import { expect, test } from 'vitest';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readScreens } from '#site/screens.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { deadPaths } from './dead-paths.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
await insertCompany(db, { id: 70 });
const offer = await insertOffer(db, { company_id: 70 });
const withdrawn = await insertOffer(db, { company_id: 70, withdrawn_at: new Date('2026-01-01T09:00:00Z') });
const french = fixtureDocument({
  type: 'page',
  uid: 'indemnites',
  others: [{ id: 'page-indemnites-en', type: 'page', lang: 'en', uid: 'allowances' }],
});
const english = fixtureDocument({ type: 'page', uid: 'allowances', lang: 'en', key: 'indemnites' });
const content = fixtureContent([french, english, fixtureDocument({ type: 'news', uid: 'pont' })]);
const ask = await openSite(board, { content });
const screens = await readScreens(await siteBuild());
const find = deadPaths({ board, content, patternOf: (path) => screens.at(path).spelling.pattern });
const isDead = async (path: string) => (await find([path])).has(path);

test.each([
  '/',
  '/en',
  '/faq?x=1#y',
  '/offres/recherche?countries=JP',
  '/indemnites',
  '/en/allowances#rates',
  '/en/indemnites',
  '/en/en/allowances',
  '/nothing',
  '/news/pont',
  '/en/news/pont',
  '/news/nothing',
  '/destinations/japon',
  '/en/destinations/japan',
  '/en/en/destinations/japan',
  '/destinations/atlantide',
  `/offres/${offer}`,
  `/en/offres/${offer}`,
  `/offres/${withdrawn}`,
  '/offres/99999999999',
  '/offres/x',
  '/entreprises/70',
  '/entreprises/71',
  '/entreprises/x',
  '/not-found',
  '/%ff',
])('a path is dead exactly if the site answers that nothing is there: %j', async (path) => {
  const { status } = await ask(path);
  expect([path, await isDead(path)]).toEqual([path, [400, 404, 410].includes(status)]);
});

test.each(['/api/docs', '/content/media/x.png', '/images/x', '/former-page.aspx', '/INDEMNITES/'])(
  'a path that the server answers or redirects before the site is not dead: %j',
  async (path) => {
    expect(await isDead(path)).toBe(false);
  },
);
