import { beforeAll, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { companyDirectory } from './company-directory.ts';

const { db } = await testDatabase();
let now = noon;
const board = testBoard(db, { now: () => now });
beforeAll(() => insertReference(db));

const namesKnown = async (on = board) =>
  (await companyDirectory(on, await board.search())).companies.map(({ name }) => name).toSorted();

test('a new company is listed a minute later, or as soon as an offer changes', async () => {
  await insertCompany(db, { id: 1, name: 'Alpha' });
  expect(await namesKnown()).toEqual(['Alpha']);
  await insertCompany(db, { id: 2, name: 'Beta' });
  now = new Date(noon.getTime() + minute - 1);
  expect(await namesKnown()).toEqual(['Alpha']);
  now = new Date(noon.getTime() + minute);
  expect(await namesKnown()).toEqual(['Alpha', 'Beta']);
  await insertCompany(db, { id: 3, name: 'Gamma' });
  await insertOffer(db, { company_id: 3 });
  expect(await namesKnown()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

test('simultaneous readers share one reading of the database', async () => {
  const index = await board.search();
  now = new Date(now.getTime() + minute);
  expect(companyDirectory(board, index)).toBe(companyDirectory(board, index));
});

test('a failed reading is not cached: the next reader tries again', async () => {
  now = new Date(now.getTime() + minute);
  const index = await board.search();
  const broken = { ...board, db: db.withSchema('missing') };
  await expect(companyDirectory(broken, index)).rejects.toThrow('missing.companies');
  expect((await companyDirectory(board, index)).companies).toHaveLength(3);
});

test('the words of all names are listed once each, folded', async () => {
  await insertCompany(db, { id: 4, name: 'Écume Alpha' });
  now = new Date(now.getTime() + minute);
  const { words, companies } = await companyDirectory(board, await board.search());
  expect(words.toSorted()).toEqual(['alpha', 'beta', 'ecume', 'gamma']);
  expect(companies.find(({ id }) => id === 4)?.words).toEqual(['ecume', 'alpha']);
});
