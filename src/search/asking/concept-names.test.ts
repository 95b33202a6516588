import { expect, test } from 'vitest';
import { findIds } from '#board/offers/find-ids.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { askingName, concepts } from './concept-names.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { createTextReader } from './text-reader.ts';
import { knowledgeOfTests } from '#search/understanding/testing/knowledge-of-tests.ts';

const knowledge = await knowledgeOfTests();

test('every concept of the thesaurus has a name that selects only this concept', () => {
  expect(concepts.filter(({ id }) => askingName(id, knowledge) === null).map(({ id }) => id)).toEqual([]);
});

test('a search for one name of a concept finds offers with its other names', async () => {
  const { db } = await testDatabase();
  await insertReference(db);
  const board = testBoard(db, { texts: createTextReader() });
  // Checks every thirtieth concept, because all 716 concepts take 45 s. A full run has found every concept
  // once.
  const some = concepts.flatMap((concept, at) => (at % 30 === 0 ? [{ ...concept, number: at + 1 }] : []));
  for (const { number, equal } of some)
    await insertOffer(db, { id: number, title: equal.at(-1) ?? '', description: null, profile: null });
  for (const { id, number } of some) {
    const criteria = { ...noCriteria, query: askingName(id, knowledge) ?? '' };
    const { ids } = await findIds(board, criteria, { skip: 0, limit: some.length, locale: 'fr' });
    expect({ id, isFound: ids.includes(number) }).toEqual({ id, isFound: true });
  }
});
