import { expect, test } from 'vitest';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { type CompanyFilters, listOfficeCompanies } from './list-office-companies.ts';
import { nearCompanies } from './near-companies.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
await insertCompany(db, { id: 1, name: 'Société Générale', source: 'import' });
await insertCompany(db, { id: 2, name: 'SOCIETE GENERALE SA', source: 'import' });
await insertCompany(db, { id: 3, name: 'Solvar' });
await insertCompany(db, { id: 4, name: 'Solvar France', source: 'import' });
await insertCompany(db, { id: 5, name: 'Nordalia', source: 'import' });
await insertCompany(db, { id: 6, name: 'Nordallia', source: 'import', survivor_id: 5 });
await insertCompany(db, { id: 7, name: 'Nordaliah', source: 'import' });
await insertOffer(db, { company_id: 1, country_id: 'DE' });
await insertOffer(db, { company_id: 4, country_id: 'JP' });
const ids = async (filters: CompanyFilters) =>
  (await listOfficeCompanies(board, filters)).companies.map(({ id }) => id);

test('companies are in the order of their names without legal forms, those merged with another left out', async () => {
  expect(await ids({})).toEqual([5, 7, 1, 2, 3, 4]);
  const { companies } = await listOfficeCompanies(board, { state: 'merged' });
  expect(companies).toMatchObject([{ id: 6, survivor: 'Nordalia' }]);
});

test('a company is found by beginnings of words without accents and by its number', async () => {
  expect(await ids({ text: 'gener soc' })).toEqual([1, 2]);
  expect(await ids({ text: 'Solvar SAS' })).toEqual([3, 4]);
  expect(await ids({ text: ' 5 ' })).toEqual([5]);
  for (const text of ["'", '!!', ':* & |', '\\', 'zzz']) expect(await ids({ text })).toEqual([]);
});

test('the list is filtered by country and number of open offers, and by source', async () => {
  expect(await ids({ country: 'JP' })).toEqual([4]);
  expect(await ids({ state: 'open' })).toEqual([1, 4]);
  expect(await ids({ state: 'closed' })).toEqual([5, 7, 2, 3]);
  expect(await ids({ source: 'demo' })).toEqual([3]);
});

test('likely duplicates are names alike without legal forms, and names that another one goes on', async () => {
  expect(await ids({ state: 'duplicates' })).toEqual([1, 2, 3, 4]);
  expect((await nearCompanies(board, 1)).map(({ id }) => id)).toEqual([2]);
  expect(await nearCompanies(board, 3)).toEqual([{ id: 4, name: 'Solvar France', openOffers: 1 }]);
  expect((await nearCompanies(board, 5)).map(({ id }) => id)).toEqual([7]);
});

test('a list has pages', async () => {
  for (let index = 0; index < 60; index += 1) await insertCompany(db, { name: `Zylo ${100 + index}` });
  const first = await listOfficeCompanies(board, { text: 'zylo' });
  expect(first.companies).toHaveLength(50);
  const second = await listOfficeCompanies(board, { text: 'zylo', after: first.next ?? 0 });
  expect([second.companies.length, second.companies[0]?.name, second.next]).toEqual([10, 'Zylo 150', null]);
});
