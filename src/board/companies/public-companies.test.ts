import { beforeAll, expect, test } from 'vitest';
import { insertOperator } from '#board/operators/testing/offer-rows.ts';
import {
  daysFromNoon,
  insertClosedOffers,
  insertCompany,
  insertOffer,
  insertReference,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { CompanyNotFound } from './company-not-found.ts';
import { listedCompanies } from './listed-companies.ts';
import { readAnyCompany, readCompany } from './read-company.ts';
import { readCompanies } from './read-companies.ts';
import { anyCompany } from './company-criteria.ts';
import { searchCompanies } from './search-companies.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const hidden = 50;
let operator_id = 0;

beforeAll(async () => {
  await insertReference(db);
  operator_id = (await insertOperator(board, 'A Chamber')).id;
  await insertCompany(db, { id: 1, name: 'Verrerie' });
  await insertOffer(db, { company_id: 1, broadcast_start: daysFromNoon(-3) });
  await insertCompany(db, { id: 2, name: 'Sans offre' });
  await insertClosedOffers(db, { company_id: 2 });
  await insertCompany(db, { id: hidden, name: 'Encore secrète', source: 'operator', operator_id });
  const columns = { company_id: hidden, source: 'operator', operator_id, external_id: 'a' } as const;
  await insertOffer(db, { ...columns, id: 500, broadcast_start: daysFromNoon(1) });
});

const tomorrow = testBoard(db, { now: () => daysFromNoon(1) });

test('nobody can read a company of an operator before the broadcast of its first offer', async () => {
  await expect(readCompany(board, hidden, 'fr')).rejects.toBeInstanceOf(CompanyNotFound);
  expect(await readCompanies(board, [hidden], 'fr')).toEqual([]);
  expect((await searchCompanies(board, anyCompany, { limit: 9, locale: 'fr' })).companies.map(({ id }) => id)).toEqual([
    1, 2,
  ]);
});

test('a preview shows an operator’s company before its first broadcast', async () => {
  expect(await readAnyCompany(board, hidden, 'fr')).toMatchObject({ name: 'Encore secrète', offers: 0 });
  await expect(readAnyCompany(board, 404, 'fr')).rejects.toBeInstanceOf(CompanyNotFound);
});

test('a company of an operator is public from the broadcast of its first offer on', async () => {
  expect(await readCompany(tomorrow, hidden, 'fr')).toMatchObject({ id: hidden });
  expect(await readCompanies(tomorrow, [hidden], 'fr')).toMatchObject([{ id: hidden }]);
});

test('a company stays public when its offers have ended or were withdrawn', async () => {
  await db
    .updateTable('offers')
    .set({ withdrawn_at: daysFromNoon(2) })
    .where('id', '=', 500)
    .execute();
  expect(await readCompany(testBoard(db, { now: () => daysFromNoon(3) }), hidden, 'fr')).toMatchObject({
    id: hidden,
    offers: 0,
  });
});

test('several companies are read in the given order, and unknown ids are left out', async () => {
  const told = await readCompanies(board, [2, 404, 1], 'fr');
  expect(told.map(({ id }) => id)).toEqual([2, 1]);
  expect(await readCompanies(board, [], 'fr')).toEqual([]);
});

test('programs get exactly the public facts of a company', async () => {
  const [company] = await readCompanies(board, [1], 'en');
  expect(
    Object.keys(company ?? {})
      .toSorted()
      .join(' '),
  ).toBe(
    'countriesCount employees expertise id logoUrl name presentation sector size turnoverMillions turnoverYear volunteersWelcomed',
  );
});

test('the sitemap lists the companies with an open offer in the order of their numbers', async () => {
  expect((await listedCompanies(board)).map(({ id }) => id)).toEqual([1]);
  expect((await listedCompanies(testBoard(db, { now: () => daysFromNoon(81) }))).map(({ id }) => id)).not.toContain(1);
});

const changed = async () => (await listedCompanies(board)).find(({ id }) => id === 1)?.changedAt;

test('the page of a company changes when the company’s facts or its open offers change', async () => {
  const company = db.updateTable('companies').where('id', '=', 1);
  const offers = db.updateTable('offers').where('company_id', '=', 1);
  await company.set({ updated_at: daysFromNoon(-9) }).execute();
  await offers.set({ updated_at: daysFromNoon(-8) }).execute();
  expect(await changed(), 'the beginning of a broadcast').toEqual(daysFromNoon(-3));
  await offers.set({ updated_at: daysFromNoon(-2) }).execute();
  expect(await changed(), 'a corrected offer').toEqual(daysFromNoon(-2));
  await company.set({ updated_at: daysFromNoon(-1) }).execute();
  expect(await changed(), 'a corrected company').toEqual(daysFromNoon(-1));
});
