import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { askEndpoint } from '../testing/ask-endpoint.ts';
import { readReferenceEndpoint } from './read-reference.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('the ids of reference values are unique, and each value has a name in both languages', async () => {
  const { body } = await askEndpoint(readReferenceEndpoint, board);
  for (const values of Object.values(readReferenceEndpoint.response.parse(body))) {
    expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
    for (const { name } of values) expect([name.fr, name.en]).not.toContain('');
  }
});
