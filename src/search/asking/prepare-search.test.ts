import { expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { prepareSearch } from './prepare-search.ts';
import type { TextReader } from './text-reader.ts';

const { db } = await testDatabase();

test('only a search with a typed text waits for the speller', async () => {
  await insertReference(db);
  await insertOffer(db, { title: 'Comptable' });
  const board = testBoard(db);
  let built = 0;
  const texts: TextReader = (...given) => {
    const { knowledge, speller } = board.texts(...given);
    return {
      knowledge,
      speller: () => {
        built += 1;
        return speller();
      },
    };
  };
  const search = async (query: string) => {
    const { ask } = await prepareSearch({ ...board, texts }, { ...noCriteria, query }, 'fr');
    const { total } = await ask({ facets: [], skip: 0, limit: 1 });
    return { total, built };
  };
  expect(await search('')).toEqual({ total: 1, built: 0 });
  expect(await search('contable')).toEqual({ total: 1, built: 1 });
});
