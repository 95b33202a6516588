import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { countRecruiters } from '#board/offers/count-recruiters.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { anyCompany, type CompanyCriteria, readCompanyCriteria, writeCompanyCriteria } from './company-criteria.ts';
import { countCompanies } from './count-companies.ts';
import { searchCompanies } from './search-companies.ts';

const { db } = await testDatabase();
const board = testBoard(db);

beforeAll(async () => {
  await insertReference(db);
  await insertCompany(db, { id: 1, name: 'Société Générale', sector_id: 100001, size_id: 3 });
  await insertCompany(db, { id: 2, name: 'Décathlon', sector_id: 100002, size_id: 3 });
  await insertCompany(db, { id: 3, name: 'Atelier Boréal', sector_id: 100001, size_id: 1 });
  await insertCompany(db, { id: 4, name: 'Écume Marine' });
  await insertCompany(db, { id: 5, name: 'Louis Vuitton Malletier' });
  for (const country_id of ['DE', 'DE', 'JP']) await insertOffer(db, { company_id: 1, country_id });
  for (const country_id of ['JP', 'JP']) await insertOffer(db, { company_id: 2, country_id });
  await insertOffer(db, { company_id: 4 });
  await insertOffer(db, { company_id: 5 });
  await insertOffer(db, { company_id: 3, filled_at: daysFromNoon(-1) });
  await insertOffer(db, { company_id: 3, broadcast_end: daysFromNoon(-1) });
  await insertOffer(db, { company_id: 3, withdrawn_at: daysFromNoon(-1) });
});

async function found(asked: Partial<CompanyCriteria>, window: { skip?: number; limit?: number } = {}) {
  return searchCompanies(board, { ...anyCompany, ...asked }, { locale: 'fr', limit: 20, ...window });
}
async function idsOf(asked: Partial<CompanyCriteria>): Promise<number[]> {
  return (await found(asked)).companies.map(({ id }) => id);
}

test('companies with the most open offers come first, then by name without regard to accents; companies without offers come last', async () => {
  const { companies, total } = await found({});
  expect(companies.map(({ id, offers }) => [id, offers])).toEqual([
    [1, 3],
    [2, 2],
    [4, 1],
    [5, 1],
    [3, 0],
  ]);
  expect(total).toBe(5);
});

test('the home page, the page of companies and the search count the same companies that recruit', async () => {
  const { recruiting } = await found({});
  expect(recruiting).toBe(4);
  expect(await countRecruiters(board)).toBe(recruiting);
  expect((await countCompanies(board)).total).toBe(recruiting);
});

test('a page is a part of the list and states the total of the whole list, even beyond the end', async () => {
  const page = await found({}, { skip: 1, limit: 2 });
  expect([page.companies.map(({ id }) => id), page.total]).toEqual([[2, 4], 5]);
  expect(await found({}, { skip: 900, limit: 2 })).toEqual({ companies: [], total: 5, recruiting: 4 });
});

test('a company must match sector, size and country; if a country is chosen, only offers there are counted', async () => {
  expect(await idsOf({ sectors: [100001] })).toEqual([1, 3]);
  expect(await idsOf({ sectors: [100001, 100002], sizes: [3] })).toEqual([1, 2]);
  const { companies } = await found({ countries: ['JP'] });
  expect(companies.map(({ id, offers }) => [id, offers])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(await idsOf({ countries: ['JP'], sectors: [100001] })).toEqual([1]);
});

test('a card names sector and size in the reader’s language, and has null for an unknown value', async () => {
  const [first] = (await searchCompanies(board, { ...anyCompany, text: 'generale' }, { locale: 'en', limit: 1 }))
    .companies;
  const { sectors, companySizes } = await board.reference();
  expect(first?.sector).toEqual({ id: 100001, name: sectors.get(100001)?.en });
  expect(first?.size).toEqual({ id: 3, name: companySizes.get(3)?.en });
  expect((await found({ text: 'ecume' })).companies[0]).toMatchObject({ sector: null, size: null });
});

describe('searches by name', () => {
  test.each([
    ['société générale', [1]],
    ['SOCIETE', [1]],
    ['generale soc', [1]],
    ['décath', [2]],
    ['decatlon', [2]],
    ['societte generalle', [1]],
    ['boreal', [3]],
    ['LVMH', [5]],
    ['xyz', []],
    ['de', [2]],
  ])('the name %s finds %j', async (text, ids) => {
    expect(await idsOf({ text })).toEqual(ids);
  });

  test('a correctly typed name is not treated as a typing error', async () => {
    expect(await idsOf({ text: 'atelier' })).toEqual([3]);
  });
});

test('any address is read without an error, and criteria written to an address are read back unchanged', async () => {
  const reference = await board.reference();
  const asked = { text: 'aé&', sectors: [100001, 100002], countries: ['DE'], sizes: [3] };
  expect(readCompanyCriteria(writeCompanyCriteria(asked), reference)).toEqual(asked);
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('query', 'countriesIds', 'activitySectorId', 'companiesSizes'),
          fc.string({ unit: 'binary' }),
        ),
      ),
      (pairs) => {
        const read = readCompanyCriteria(new URLSearchParams(pairs), reference);
        expect(readCompanyCriteria(writeCompanyCriteria(read), reference)).toEqual(read);
      },
    ),
  );
});

test.each(['x'.repeat(10_000), 'ab '.repeat(3000), '"-()*', '学'.repeat(300), '\u0000\uD800'])(
  'a hostile text finds few or no companies (%#)',
  async (text) => {
    expect((await found({ text })).total).toBeLessThanOrEqual(5);
  },
);
