import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const english = { id: 'page-rules-en', uid: 'eligibility', type: 'page', lang: 'en' };
const french = { id: 'page-rules-fr', uid: 'conditions', type: 'page', lang: 'fr' };
const { db } = await testDatabase();
await insertReference(db);
const content = fixtureContent([
  fixtureDocument({ type: 'page', key: 'rules', uid: 'conditions', others: [english] }),
  fixtureDocument({ type: 'page', key: 'rules', uid: 'eligibility', lang: 'en', others: [french] }),
  fixtureDocument({ type: 'news', uid: 'guide' }),
  fixtureDocument({ type: 'page', uid: 'page_espace_perso' }),
]);
const ask = await openSite(testBoard(db), { content });
const open = await insertOffer(db, { broadcast_start: daysFromNoon(-3), updated_at: daysFromNoon(-2) });
const hidden = [
  await insertOffer(db, { filled_at: daysFromNoon(-1) }),
  await insertOffer(db, { withdrawn_at: daysFromNoon(-1) }),
  await insertOffer(db, { broadcast_end: daysFromNoon(-1) }),
  await insertOffer(db, { broadcast_start: daysFromNoon(1) }),
];

async function text(address: string): Promise<string> {
  const answer = await ask(address);
  expect(answer.status).toBe(200);
  return answer.text();
}

test('robots.txt lists the index, the index lists the sitemaps, and all of these addresses answer', async () => {
  expect(await text('/robots.txt')).toContain('Sitemap: https://mvi.example/sitemap.xml');
  const maps = [...(await text('/sitemap.xml')).matchAll(/<loc>https:\/\/mvi\.example([^<]+)</g)];
  expect(maps).toHaveLength(4);
  for (const [, path = ''] of maps) expect(() => parseDocument(path, { xmlMode: true })).not.toThrow();
  for (const [, path = ''] of maps) expect(await text(path)).toContain('<urlset');
});

test('only open offers are listed, in both languages and with their last change', async () => {
  const map = await text('/plans/offres/1.xml');
  expect(map).toContain(`<loc>https://mvi.example/offres/${open}</loc><lastmod>${daysFromNoon(-2).toISOString()}<`);
  expect(map).toContain(`<loc>https://mvi.example/en/offres/${open}</loc>`);
  expect(map).toContain(`hreflang="en" href="https://mvi.example/en/offres/${open}"`);
  expect(map).toContain(`hreflang="x-default" href="https://mvi.example/offres/${open}"`);
  for (const id of hidden) expect(map).not.toContain(`/offres/${id}<`);
});

test('robots.txt forbids personal pages in both languages, and no others', async () => {
  const robots = await text('/robots.txt');
  for (const path of ['/espace-personnel', '/en/espace-personnel', '/connexion', '/en/notifications'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).not.toMatch(/Disallow: (?:\/(?:en)?)?\n/);
  expect(robots).not.toMatch(/recruteurs|flux|alertes/);
});

test('only companies with open offers are listed, with the last change of the company or its offers', async () => {
  const idle = await insertCompany(db);
  const map = await text('/plans/entreprises/1.xml');
  const { company_id } = await db
    .selectFrom('offers')
    .select('company_id')
    .where('id', '=', open)
    .executeTakeFirstOrThrow();
  expect(map).toContain(`<loc>https://mvi.example/en/entreprises/${company_id}</loc><lastmod>`);
  expect(map).not.toContain(`/entreprises/${idle}<`);
});

test('a document is listed with its translation, even under another uid, and alone if it has no translation', async () => {
  const map = await text('/plans/contenu.xml');
  expect(map).toContain('<loc>https://mvi.example/conditions</loc><lastmod>2026-09-14T09:00:00.000Z</lastmod>');
  expect(map).toContain('<loc>https://mvi.example/en/eligibility</loc>');
  expect(map.match(/hreflang="en" href="https:\/\/mvi\.example\/en\/eligibility"/g)).toHaveLength(2);
  expect(map.match(/<loc>/g)).toHaveLength(3);
  expect(map).not.toMatch(/en\/news\/guide|espace/);
});

test('an unknown sitemap is not found', async () => {
  for (const part of ['2.xml', '0.xml', '1', '-1.xml', '99999.xml', '1.xml.gz', '%00'])
    for (const kind of ['offres', 'entreprises']) expect((await ask(`/plans/${kind}/${part}`)).status).toBe(404);
});
