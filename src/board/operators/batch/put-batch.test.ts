import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { noCriteria } from '#search/criteria/criteria.ts';
import { anyCompany } from '#board/companies/company-criteria.ts';
import { searchCompanies } from '#board/companies/search-companies.ts';
import { findOffers } from '#board/offers/finding/find-offers.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOperator, offerRow } from '../testing/offer-rows.ts';
import { type Batch, putBatch } from './put-batch.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const board = testBoard(db, { now: () => now });
const [mine, theirs] = [await insertOperator(board, 'Mine'), await insertOperator(board, 'Theirs')];

const put = (batch: Partial<Batch>, operator = mine) =>
  putBatch(board, operator, { offers: [], withdraw: [], dryRun: false, ...batch });
const outcomes = async (batch: Partial<Batch>, operator = mine) =>
  (await put(batch, operator)).offers.map(({ outcome }) => outcome);
const offersOf = ({ id }: { id: number }) =>
  db.selectFrom('offers').selectAll().where('operator_id', '=', id).orderBy('id').execute();

test('a row is first created, then unchanged and finally updated, and always keeps its id', async () => {
  const [first] = (await put({ offers: [offerRow('a')] })).offers;
  expect(first).toMatchObject({ externalId: 'a', outcome: 'created', offerId: expect.any(Number), faults: [] });
  expect((await put({ offers: [offerRow('a')] })).offers).toEqual([{ ...first, outcome: 'unchanged' }]);
  const changed = offerRow('a', { title: 'Acheteuse', remoteWork: true });
  expect((await put({ offers: [changed] })).offers).toEqual([{ ...first, outcome: 'updated' }]);
  expect(await offersOf(mine)).toMatchObject([{ id: first?.offerId, title: 'Acheteuse', remote_work: true }]);
});

test('the mission type may be written in either case', async () => {
  const first = await outcomes({ offers: [offerRow('type', { missionType: 'via' })] });
  const again = await outcomes({ offers: [offerRow('type', { missionType: 'VIA' })] });
  expect([first, again]).toEqual([['created'], ['unchanged']]);
  const [offer] = await db.selectFrom('offers').selectAll().where('external_id', '=', 'type').execute();
  expect(offer).toMatchObject({ mission_type_id: 3, reference: `VIA${offer?.id}` });
  const [refused] = (await put({ offers: [offerRow('x', { missionType: 'vif' })] })).offers;
  expect(refused?.faults.map(({ field }) => field)).toEqual(['missionType']);
  await put({ withdraw: ['type'] });
  await db.deleteFrom('offers').where('external_id', '=', 'type').execute();
});

test('the texts, titles, cities and companies of a batch are cleaned in the same way as in an import', async () => {
  const description = '<p>Vous <b>menez</b> les audits.</p>\u0000';
  await put({ offers: [offerRow('clean', { description, company: { name: 'NUMALLIANCE' } })] });
  const [offer] = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'company_id')
    .selectAll('offers')
    .select('name')
    .where('external_id', '=', 'clean')
    .execute();
  expect(offer).toMatchObject({
    title: 'Ingénieure qualité',
    city_fr: 'Vienne',
    city_en: 'Vienna',
    name: 'Numalliance',
  });
  expect(offer).toMatchObject({ description: 'Vous menez les audits.', mission_end: '2028-02-01' });
});

test('an invalid row is reported with its fault and does not affect the others', async () => {
  const bad = offerRow('bad', { durationMonths: 48, countryId: 'XX', extra: 1 });
  const { offers } = await put({ offers: [offerRow('good 1'), bad, 'no row', null, offerRow('g2')] });
  expect(offers.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'created']);
  expect(offers[1]).toMatchObject({ externalId: 'bad', offerId: null });
  expect(offers[1]?.faults.map(({ field }) => field)).toEqual(['durationMonths', 'extra']);
  const [unknown] = (await put({ offers: [offerRow('x', { countryId: 'XX', sectorId: 1 })] })).offers;
  expect(unknown?.faults.map(({ field }) => field)).toEqual(['countryId', 'sectorId']);
});

test('if two rows have the same id, the first counts', async () => {
  expect(await outcomes({ offers: [offerRow('twice'), offerRow('twice', { title: 'Autre' })] })).toEqual([
    'created',
    'rejected',
  ]);
});

test('a dry run reports the same changes as a real run, and changes nothing', async () => {
  const before = await offersOf(mine);
  const batch = { offers: [offerRow('dry'), offerRow('a', { city: 'Graz' })], withdraw: ['g2'] };
  const foreseen = await put({ ...batch, dryRun: true });
  expect(await offersOf(mine)).toEqual(before);
  const done = await put(batch);
  expect(foreseen.offers.map(({ outcome }) => outcome)).toEqual(done.offers.map(({ outcome }) => outcome));
  expect(foreseen.withdrawals).toEqual(done.withdrawals);
});

test('an external id refers only to offers of the same operator', async () => {
  await put({ offers: [offerRow('shared')] });
  expect(await outcomes({ offers: [offerRow('shared', { title: 'Leur offre' })] }, theirs)).toEqual(['created']);
  expect((await put({ withdraw: ['shared'] }, theirs)).withdrawals).toEqual([
    { externalId: 'shared', outcome: 'withdrawn' },
  ]);
  const ours = (await offersOf(mine)).find(({ external_id }) => external_id === 'shared');
  expect(ours).toMatchObject({ title: 'Ingénieure qualité', withdrawn_at: null });
});

test('a withdrawn offer that is sent again is restored, even if it is unchanged', async () => {
  await put({ offers: [offerRow('back')] });
  expect((await put({ withdraw: ['back', 'none'] })).withdrawals).toEqual([
    { externalId: 'back', outcome: 'withdrawn' },
    { externalId: 'none', outcome: 'unknown' },
  ]);
  expect((await put({ withdraw: ['back'] })).withdrawals).toMatchObject([{ outcome: 'unchanged' }]);
  expect(await outcomes({ offers: [offerRow('back')] })).toEqual(['updated']);
  expect((await put({ withdraw: ['back'] })).withdrawals).toMatchObject([{ outcome: 'withdrawn' }]);
});

test('a batch changes neither the facts of an imported company nor a company of another operator', async () => {
  const imported = { id: 77, name: 'Maison Connue', presentation: 'Depuis 1900.', source: 'import' } as const;
  await db.insertInto('companies').values(imported).execute();
  const company = { name: 'MAISON CONNUE', presentation: 'Autre chose' };
  await put({ offers: [offerRow('known', { company })] });
  await put({ offers: [offerRow('theirs', { company: { name: 'Atelier Boréal', presentation: 'Le leur' } })] }, theirs);
  const companies = await db.selectFrom('companies').select(['name', 'presentation', 'operator_id']).execute();
  expect(companies).toContainEqual({ name: 'Maison Connue', presentation: 'Depuis 1900.', operator_id: null });
  expect(companies).toContainEqual({ name: 'Atelier Boréal', presentation: null, operator_id: mine.id });
  expect(companies).toContainEqual({ name: 'Atelier Boréal', presentation: 'Le leur', operator_id: theirs.id });
});

test('sending the same batch many times at once creates each row once', async () => {
  const offers = Array.from({ length: 5 }, (_, index) => offerRow(`once-${index}`));
  const all = await Promise.all(Array.from({ length: 4 }, () => outcomes({ offers })));
  expect(all.flat().filter((outcome) => outcome === 'created')).toHaveLength(5);
  expect(all.flat().filter((outcome) => outcome === 'unchanged')).toHaveLength(15);
});

const shown = async () => {
  const { offers } = await findOffers(board, noCriteria, { limit: 500, locale: 'fr' });
  return offers.map(({ id }) => id);
};

test('a search finds the offers of a batch until they are withdrawn', async () => {
  const [row] = (await put({ offers: [offerRow('found', { city: 'Salzbourg' })] })).offers;
  const id = row?.offerId ?? 0;
  expect(await shown()).toContain(id);
  await put({ withdraw: ['found'] });
  expect(await shown()).not.toContain(id);
});

test('an operator cannot withdraw the offers of other operators', async () => {
  const id = await insertOffer(db, { external_job_id: 'their-job' });
  expect((await put({ withdraw: ['their-job', String(id)] })).withdrawals).toMatchObject([
    { outcome: 'unknown' },
    { outcome: 'unknown' },
  ]);
});

async function lastNumber(sequence: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`select last_value::integer as last from ${sql.table(sequence)}`.execute(
    db,
  );
  return rows[0]?.last ?? 0;
}

test('a new company or offer never gets an id that an import has used', async () => {
  const imported = { name: 'Importée', presentation: 'La sienne.', source: 'import' } as const;
  const company_id = (await lastNumber('companies_without_id')) + 1;
  const offerId = (await lastNumber('offers_of_operators')) + 1;
  await db
    .insertInto('companies')
    .values({ id: company_id, ...imported })
    .execute();
  for (const id of [offerId, offerId + 1]) await insertOffer(db, { id, company_id, source: 'import' });
  const [row] = (await put({ offers: [offerRow('free', { company: { name: 'Toute nouvelle' } })] })).offers;
  expect(row).toMatchObject({ outcome: 'created', offerId: offerId + 2 });
  const found = await db.selectFrom('companies').selectAll().where('id', '=', company_id).executeTakeFirst();
  expect(found).toMatchObject(imported);
});

test('an id is used up only by a new offer', async () => {
  await put({ offers: [offerRow('number')] });
  const before = await lastNumber('offers_of_operators');
  for (const title of ['Un', 'Deux', 'Trois']) await put({ offers: [offerRow('number', { title })] });
  expect(await lastNumber('offers_of_operators')).toBe(before);
});

const listed = async () =>
  (await searchCompanies(board, { ...anyCompany, text: 'Demain' }, { limit: 9, locale: 'fr' })).total;

test('if the only offer of a company opens tomorrow, the company is listed from tomorrow', async () => {
  const company = { name: 'Maison Demain' };
  await put({ offers: [offerRow('tomorrow', { company, publishedAt: daysFromNoon(1).toISOString() })] });
  expect(await listed()).toBe(0);
  now = daysFromNoon(2);
  expect(await listed()).toBe(1);
  now = noon;
});
