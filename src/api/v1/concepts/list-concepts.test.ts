import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { askEndpoint } from '../testing/ask-endpoint.ts';
import { listConcepts } from './list-concepts.ts';

const { db } = await testDatabase();
const board = testBoard(db);

test('the broader and related concepts of a concept exist', async () => {
  const { concepts } = listConcepts.response.parse((await askEndpoint(listConcepts, board)).body);
  const ids = new Set(concepts.map(({ id }) => id));
  expect(ids.size).toBe(concepts.length);
  const unknown = concepts.flatMap(({ kindOf, near }) => [...kindOf, ...near].filter((id) => !ids.has(id)));
  expect(unknown).toEqual([]);
});
