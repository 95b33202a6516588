import { beforeEach, expect, test } from 'vitest';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Example } from '../endpoint.ts';
import { InvalidRequest } from '../problem-details.ts';
import { asSent, askEndpoint } from '../testing/ask-endpoint.ts';
import { findCompanies } from './find-companies.ts';
import { readCompanyEndpoint } from './read-company.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
beforeEach(async () => {
  await db.deleteFrom('offers').execute();
  await db.deleteFrom('companies').execute();
});

async function find(query: NonNullable<Example['query']> = {}) {
  return findCompanies.response.parse((await askEndpoint(findCompanies, board, { query })).body);
}

const read = async (id: number) =>
  readCompanyEndpoint.response.parse((await askEndpoint(readCompanyEndpoint, board, { path: { id } })).body);

/** Inserts companies with these names, each with as many open offers as its name has letters. */
async function insertCompanies(...names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const company_id = await insertCompany(db, { name });
    ids.push(company_id);
    for (let count = 0; count < name.length; count += 1) await insertOffer(db, { company_id });
  }
  return ids;
}

test('companies with the most open offers come first, companies without offers last', async () => {
  await insertCompanies('Abc', 'Abcde', 'Ab');
  await insertCompany(db, { name: 'Aucune' });
  const { total, companies } = await find();
  expect(total).toBe(4);
  expect(companies.map(({ name, offers }) => [name, offers])).toEqual([
    ['Abcde', 5],
    ['Abc', 3],
    ['Ab', 2],
    ['Aucune', 0],
  ]);
});

test('a filter by country finds the companies with open offers there, each with the number of these offers', async () => {
  const [both] = await insertCompanies('Ab', 'Cd');
  await insertOffer(db, { company_id: both ?? 0, country_id: 'CA' });
  const { total, companies } = await find({ countries: 'CA' });
  expect(total).toBe(1);
  expect(companies).toMatchObject([{ name: 'Ab', offers: 1 }]);
});

test('closed offers are not counted for companies', async () => {
  const company_id = await insertCompany(db, { name: 'Verrerie' });
  await insertOffer(db, { company_id, filled_at: daysFromNoon(-1) });
  await insertOffer(db, { company_id, broadcast_end: daysFromNoon(-1) });
  await insertOffer(db, { company_id, withdrawn_at: daysFromNoon(-1) });
  await insertOffer(db, { company_id, broadcast_start: daysFromNoon(1) });
  expect((await find()).companies).toMatchObject([{ name: 'Verrerie', offers: 0 }]);
  expect(await read(company_id)).toMatchObject({ offers: 0, countries: [] });
});

test('a cursor leads through all companies once, and is valid only for its query', async () => {
  await insertCompanies('A', 'Ab', 'Abc', 'Abcd', 'Abcde');
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ limit: 2, ...(cursor !== undefined && { cursor }) });
    names.push(...page.companies.map(({ name }) => name));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(names).toEqual(['Abcde', 'Abcd', 'Abc', 'Ab', 'A']);
  const { next } = await find({ limit: 2 });
  await expect(find({ limit: 2, name: 'a', cursor: next ?? '' })).rejects.toThrow(InvalidRequest);
  await expect(find({ cursor: 'invented' })).rejects.toThrow(InvalidRequest);
});

test('a name matches without accents, and SQL wildcards match nothing', async () => {
  await insertCompanies('Électricité', '100 %');
  expect((await find({ name: 'electri' })).companies).toMatchObject([{ name: 'Électricité' }]);
  for (const name of ['%', '_', 'É%té']) expect([name, (await find({ name })).total]).toEqual([name, 0]);
});

test('an unknown sector, country or size is named with its parameter', async () => {
  for (const [name, value] of [
    ['sectors', '123456'],
    ['countries', 'XX'],
    ['companySizes', '99'],
  ] as const) {
    const error = await find({ [name]: value }).catch((failure: unknown) => failure);
    expect(error instanceof InvalidRequest ? error.faults : error).toMatchObject([{ in: 'query', name }]);
  }
});

test('a company has the contents of its public page except the full presentation and the figures', async () => {
  const presentation = 'Nous faisons du verre. '.repeat(60);
  const id = await insertCompany(db, { name: 'Verrerie', presentation, employees: 1200, size_id: 3 });
  await insertOffer(db, { company_id: id, country_id: 'CA' });
  const company = await read(id);
  expect(company).toMatchObject({ id, name: 'Verrerie', size: { id: 3 }, offers: 1 });
  expect(company.countries).toMatchObject([{ country: { id: 'CA' }, offers: 1 }]);
  expect(company.openingLines.fr.length).toBeGreaterThan(0);
  expect(company.openingLines.fr.length).toBeLessThan(presentation.length / 2);
  expect(JSON.stringify(asSent(company))).not.toContain('1200');
});

test('an unknown company is refused with its own problem code', async () => {
  await expect(read(999_999)).rejects.toMatchObject({ status: 404 });
});
