import { beforeAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOffer, insertReference } from '../testing/offer-fixtures.ts';
import { noCriteria } from './criteria.ts';
import { type Searched, searchAtOneMoment } from './search-at-one-moment.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(async () => {
  await insertReference(db);
  await insertOffer(db, { title: 'Ingénieur qualité' });
});

/** Searches with answers that were agreed before, and tells what was asked. */
async function asked(query: string, ...totals: number[]) {
  const seen: (readonly string[])[] = [];
  const search = async ({ words }: Searched) => ({ total: totals[seen.push(words) - 1] ?? 0 });
  return { ...(await searchAtOneMoment(board, { ...noCriteria, query }, search)), seen };
}

const tell = async ({ filters, words, now }: Searched) => ({ total: 1, filters, words, now });

test('what finds something is asked once and corrected never', async () => {
  expect(await asked('ingenieru', 4)).toEqual({ total: 4, correction: null, seen: [['ingenieru']] });
});

test('what finds nothing is asked again with its words corrected', async () => {
  const correction = [{ from: 'ingenieru', to: 'ingénieur' }];
  expect(await asked('ingenieru', 0, 1)).toEqual({ total: 1, correction, seen: [['ingenieru'], ['ingenieur']] });
});

test('a correction that finds nothing either is not told', async () => {
  expect(await asked('ingenieru', 0, 0)).toMatchObject({ total: 0, correction: null });
});

test('criteria without words, and words like none, are asked once', async () => {
  expect(await asked('', 0)).toEqual({ total: 0, correction: null, seen: [[]] });
  expect(await asked('xylophone', 0)).toEqual({ total: 0, correction: null, seen: [['xylophone']] });
});

test('a search asks for the filters of the criteria in use, at the moment of the board', async () => {
  const criteria = { ...noCriteria, zones: [5], remoteWork: true, query: 'qualité' };
  expect(await searchAtOneMoment(board, criteria, tell)).toMatchObject({
    filters: [{ name: 'zones' }, { name: 'remoteWork' }],
    words: ['qualite'],
    now: board.now(),
  });
});
