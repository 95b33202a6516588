import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { canonicalOffersAddress } from './asks-search.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const page = async (address: string, asked = {}) => (await ask(address, asked)).text();
const kept = await insertOffer(db, {
  title: 'Dompteuse',
  withdrawn_at: daysFromNoon(-1),
  broadcast_start: daysFromNoon(-3),
});
await insertOffer(db, { id: 1, title: 'Dompteuse', country_id: 'JP', sector_id: 100001, remote_work: true });

test.each(['/offres', '/en/offres'])(
  '%s links to searches by place, sector, type and topic, and to the map',
  async (at) => {
    const html = (await page(at)).replaceAll('&amp;', '&');
    const asked = ['gerographicZones=4', 'gerographicZones=4&countriesIds=JP', 'activitySectorId=100001'];
    for (const search of [...asked, 'missionsTypesIds=1', 'teletravail=1'])
      expect(html).toContain(`href="${at}/recherche?${search}"`);
    expect(html).toContain(`href="${at}/carte"`);
    expect(html).toContain('id="offres_a_la_une"');
    expect(html).toContain(`href="${at}/1"`);
  },
);

test.each(['?query=java', '?query=', '?sort=1&utm_source=x', '?latest=true', '?countriesIds=JP&countriesIds=DE'])(
  'the search address %s redirects to the search with all its criteria',
  async (search) => {
    const answer = await ask(`/en/offres${search}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`/en/offres/recherche${search}`);
  },
);

test('unknown parameters do not change the page, and visitors never share a page with search parameters', async () => {
  expect((await ask('/offres?utm_source=x&utm_medium=y')).status).toBe(200);
  const reference = await board.reference();
  const canonical = (search: string) => canonicalOffersAddress(new URLSearchParams(search), reference)?.toString();
  expect(canonical('utm_source=x')).toBe('');
  expect(canonical('query=java')).toBeUndefined();
});

test('visitors see nothing personal, simple accounts learn how to get personal offers, and complete profiles see offers with reasons', async () => {
  const whole = await insertCandidate(board, { complete: true });
  await db.insertInto('favourites').values({ candidate_id: whole.candidate.id, offer_id: kept }).execute();
  expect(await page('/offres')).not.toContain('id="offres_personnalisses"');
  const simple = await page('/offres', { viewer: await insertCandidate(board) });
  expect(simple).toMatch(/id="offres_personnalisses"[^]*href="\/espace-personnel\/profil"/);
  const own = await page('/offres', { viewer: whole });
  expect(own).toMatch(/id="offres_personnalisses"[^]*Proche de votre favori «\u00A0Dompteuse\u00A0»/);
});
