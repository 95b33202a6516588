import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { canonicalCompanyAddress } from './canonical-company-address.ts';
import { companiesOfPage } from './company-pages.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);

const presentation = `Nous construisons des bateaux. ${'Ils vont loin. '.repeat(40)}PRESENTATION-SECRETE`;
const own = { name: 'Chantier <Boréal>', sector_id: 100001, presentation, employees: 4321, turnover_millions: 12 };
await insertCompany(db, { id: 70, ...own });
for (const country_id of ['DE', 'JP'])
  await insertOffer(db, { company_id: 70, country_id, contact_email: 'rh@example.org' });
await insertCompany(db, { id: 71, name: 'Muette' });
for (let id = 100; id < 160; id += 1) await insertCompany(db, { id, name: `Filiale ${id}`, sector_id: 100002 });

const page = async (address: string, asked = {}) => (await ask(address, asked)).text();

test.each(['/entreprises/70', '/en/entreprises/70'])(
  '%s shows a visitor the summary and the sign-in methods',
  async (at) => {
    const html = await page(at);
    expect(html).toContain('Nous construisons des bateaux.');
    expect(html).toContain(`/connexion?to=${encodeURIComponent(at)}`);
    for (const hidden of ['PRESENTATION-SECRETE', '4,321', '4 321', '4 321', '/candidature', '4321'])
      expect(html).not.toContain(hidden);
  },
);

test('a visitor is asked to sign in only for facts that the company has', async () => {
  await insertCompany(db, { id: 73, presentation: 'Une maison.' });
  await insertCompany(db, { id: 74, employees: 12 });
  expect(await page('/entreprises/70')).toContain('la présentation complète et les chiffres clés');
  const described = await page('/entreprises/73');
  expect(described).toContain('pour lire la présentation complète.');
  expect(described).not.toContain('chiffres clés');
  expect(await page('/entreprises/74')).toContain('pour voir les chiffres clés.');
  expect(await page('/entreprises/71')).not.toContain('Connectez-vous, ou créez un compte gratuit');
});

test('signed-in viewers see the whole company and where it recruits, and may send it an application', async () => {
  const html = await page('/en/entreprises/70', { viewer: await insertCandidate(board, { complete: true }) });
  expect(html).toContain('PRESENTATION-SECRETE');
  expect(html).toContain('4,321');
  expect(html).toContain('/en/entreprises/70/candidature');
  expect(html).toMatch(/entreprisesIds=70[^"]*"|countriesIds=JP[^"]*entreprisesIds=70/);
});

test('company text in another language than the page is marked with its language', async () => {
  await insertCompany(db, { id: 72, presentation: 'Une maison.', presentation_en: 'A house.', expertise: 'Du lait.' });
  const viewer = await insertCandidate(board, { complete: true });
  const english = await page('/en/entreprises/72', { viewer });
  expect(english).toMatch(/A house\.[^]*Written in French\.[^]*lang="fr"[^]*Du lait\./);
  const french = await page('/entreprises/72', { viewer });
  expect(french).toMatch(/Une maison\.[^]*Du lait\./);
  expect(french).not.toContain('Présentation rédigée');
});

test('the page leaves out unknown facts, and says that a company without a recruiter accepts no applications', async () => {
  const html = await page('/entreprises/71', { viewer: await insertCandidate(board, { complete: true }) });
  expect(html).not.toMatch(/<dd>0<\/dd>/);
  expect(html).not.toContain('/entreprises/71/candidature');
  expect(html).toContain('n’accepte pas de candidatures spontanées');
});

test("a company's name cannot end a script element of the page", async () => {
  const html = await page('/entreprises/70');
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
  expect(things).toContainEqual(expect.objectContaining({ '@type': 'Organization', name: 'Chantier <Boréal>' }));
});

test.each(['x', '0', '9999', '99999999999', '%00'])('the company %s does not exist', async (id) => {
  expect((await ask(`/entreprises/${id}`)).status).toBe(404);
});

test('a search shows its total, and «load more» makes the page longer and stays at the same place', async () => {
  const first = await page('/entreprises/recherche?activitySectorId=100002');
  expect(first.match(/id="entreprise-1\d\d"/g)).toHaveLength(24);
  const more = /href="([^"]+)" rel="next"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(more).toBe('/entreprises/recherche?activitySectorId=100002&page=2#entreprise-123');
  const second = await page(more);
  expect(second.match(/id="entreprise-1\d\d"/g)).toHaveLength(48);
  const third = await page(more.replace('page=2', 'page=3'));
  expect(third.match(/id="entreprise-1\d\d"/g)).toHaveLength(60);
  expect(third).not.toContain('rel="next"');
});

test('the list grows for ten steps and then starts again with the next companies, so that every company is listed', () => {
  expect(companiesOfPage(1)).toEqual({ skip: 0, limit: 24 });
  expect(companiesOfPage(10)).toEqual({ skip: 0, limit: 240 });
  expect(companiesOfPage(11)).toEqual({ skip: 240, limit: 24 });
});

test('a search without results offers a search without one of the criteria, a search among the offers, and all companies', async () => {
  const html = await page('/en/entreprises/recherche?query=chantier&countriesIds=BR');
  expect(html).toContain('href="/en/entreprises/recherche?query=chantier"');
  expect(html).toContain('href="/en/offres/recherche?query=chantier"');
  expect(html).toContain('href="/en/entreprises/recherche"');
  expect(html).not.toContain('"/en/entreprises/recherche?countriesIds=BR"');
});

test.each([
  `?query=${'x'.repeat(10_000)}`,
  '?query[]=a&page=-1&activitySectorId=abc',
  '?page=999999999999&countriesIds=%00,XX',
  '?page=99999',
  '?query=%F0%9F%98%80%22%3C',
])('the company search answers any address: %#', async (search) => {
  expect((await ask(`/entreprises/recherche${search}`)).status).toBe(200);
});

test('addresses with equal criteria show the same page', async () => {
  const reference = await board.reference();
  const canonical = (search: string) => canonicalCompanyAddress(new URLSearchParams(search), reference).toString();
  expect(canonical('page=2&utm=x&countriesIds=DE&query=++a&activitySectorId=7')).toBe('query=a&countriesIds=DE&page=2');
  expect(canonical('page=1&a=b')).toBe('');
});

test('a search finds companies by sector, country and size, and each option has its number of companies', async () => {
  const html = await page('/entreprises');
  expect(html).toContain('href="/entreprises/recherche?activitySectorId=100001"');
  expect(html).toContain('href="/entreprises/recherche?countriesIds=JP"');
  expect(html).not.toContain('?activitySectorId=100002"');
});

test('pages show the logo that the staff gave, and of the address of a source they load nothing', async () => {
  const name = `${'c'.repeat(40)}.png`;
  await insertCompany(db, { id: 75, name: 'Avec logo', logo_url: 'https://example.org/logo.png' });
  const offer = await insertOffer(db, { company_id: 75 });
  await db.updateTable('companies').set({ presentation: 'Une maison.' }).where('id', '=', 75).execute();
  const pages = ['/entreprises/75', '/entreprises/recherche?query=Avec+logo', `/offres/${String(offer)}`];
  const viewer = await insertCandidate(board, { complete: true });
  const shown = () => Promise.all(pages.map((address) => page(address, { viewer })));
  for (const html of await shown()) expect(html).not.toContain('src="https://example.org');
  const logo = { company_id: 75, name, width: 320, height: 80, bytes: Buffer.from('x') };
  await db
    .insertInto('company_logos')
    .values({ ...logo, set_at: board.now(), set_by: 'staff:1' })
    .execute();
  // The directory of companies is read again after a minute, or after an offer has changed.
  await insertOffer(db, { company_id: 75 });
  for (const html of await shown()) expect(html).toContain(`src="/logos/${name}"`);
  expect(await page('/entreprises/75')).toContain(`src="/logos/${name}"`);
});
