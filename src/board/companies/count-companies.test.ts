import { expect, test } from 'vitest';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countCompanies } from './count-companies.ts';

const { db } = await testDatabase();

test('a company with an open offer is counted once in each country, and countries with most companies come first', async () => {
  await insertReference(db);
  await insertCompany(db, { id: 1, sector_id: 100001, size_id: 2 });
  await insertCompany(db, { id: 2, sector_id: 100001 });
  await insertCompany(db, { id: 3, sector_id: 100002, size_id: 2 });
  for (const country_id of ['DE', 'DE', 'JP']) await insertOffer(db, { company_id: 1, country_id });
  await insertOffer(db, { company_id: 2, country_id: 'JP' });
  await insertOffer(db, { company_id: 3, broadcast_end: daysFromNoon(-1) });
  expect(await countCompanies(testBoard(db))).toEqual({
    total: 2,
    sectors: [{ value: 100001, count: 2 }],
    sizes: [{ value: 2, count: 1 }],
    countries: [
      { value: 'JP', count: 2 },
      { value: 'DE', count: 1 },
    ],
  });
});

test('filters list the options with the most companies first, and equal counts by id', async () => {
  await insertCompany(db, { id: 4, sector_id: 100003, size_id: 1 });
  await insertCompany(db, { id: 5, sector_id: 100002, size_id: 3 });
  await insertCompany(db, { id: 6, sector_id: 100003, size_id: 3 });
  for (const company_id of [4, 5, 6]) await insertOffer(db, { company_id, country_id: 'ES' });
  const { total, sectors, sizes } = await countCompanies(testBoard(db));
  expect(total).toBe(5);
  expect(sectors.map(({ value, count }) => [value, count])).toEqual([
    [100001, 2],
    [100003, 2],
    [100002, 1],
  ]);
  expect(sizes.map(({ value, count }) => [value, count])).toEqual([
    [3, 2],
    [1, 1],
    [2, 1],
  ]);
});
