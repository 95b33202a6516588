import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '../testing/ask-site.ts';
import { walkSite } from '../testing/walk.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);

test('the personal space leads to each of its pages', async () => {
  const space = await ask('/espace-personnel', { viewer: await insertCandidate(board) });
  const links = (await space.text()).matchAll(/href="([^"?#]+)/g);
  const pages = walkSite().filter(({ pattern, isPage }) => isPage && /^\/espace-personnel\/[^:]+$/.test(pattern));
  expect(pages).not.toEqual([]);
  expect(Array.from(links, ([, to]) => to)).toEqual(expect.arrayContaining(pages.map(({ pattern }) => pattern)));
});
