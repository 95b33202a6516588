import { afterAll, expect, test } from 'vitest';
import fastify from 'fastify';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { StoreIdentity } from '#files/store-identity.ts';
import { addHealth } from './health.ts';

const { db } = await testDatabase();
const id = '6e5d6f7e-6d0c-4d53-9b56-6a8f6a1b0c11';

async function readyWith(read: StoreIdentity['read']) {
  const app = fastify();
  afterAll(() => app.close());
  addHealth(app, { board: testBoard(db), indexState: () => 'ok', fileStore: { read } });
  const { statusCode, body } = await app.inject('/readyz');
  return [statusCode, JSON.parse(body).files];
}

test.each<[string, StoreIdentity['read'], string]>([
  ['answers', async () => ({ id }), 'ok'],
  ['fails', () => Promise.reject(new Error('away')), 'unreachable'],
  ['is not mounted', async () => null, 'unreachable'],
  ['never answers', () => new Promise(() => {}), 'unreachable'],
])('if the store of the files %s, /readyz says so, and the site serves visitors', async (_what, read, files) => {
  expect(await readyWith(read)).toEqual([200, files]);
});
