import { afterAll, expect, test } from 'vitest';
import fastify from 'fastify';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { IndexFacts } from '#search/feed/keep-index.ts';
import type { ReplicaFacts } from '#database/replica/replica.ts';
import type { StoreIdentity } from '#files/store-identity.ts';
import { addHealth } from './health.ts';

const { db } = await testDatabase();
const id = '6e5d6f7e-6d0c-4d53-9b56-6a8f6a1b0c11';

const whole: IndexFacts = { state: 'ok', offers: 7, behind: 1.4, builds: 1, keptAt: null };

async function readyWith(read: StoreIdentity['read'], index: IndexFacts = whole, facts?: ReplicaFacts) {
  const replica = facts === undefined ? null : { facts };
  const app = fastify();
  afterAll(() => app.close());
  addHealth(app, { board: testBoard(db), indexFacts: () => index, fileStore: { read }, replica });
  const { statusCode, body } = await app.inject('/readyz');
  return { statusCode, ...JSON.parse(body) };
}

test.each<[string, StoreIdentity['read'], string]>([
  ['answers', async () => ({ id }), 'ok'],
  ['fails', () => Promise.reject(new Error('away')), 'unreachable'],
  ['is not mounted', async () => null, 'unreachable'],
  ['never answers', () => new Promise(() => {}), 'unreachable'],
])('if the store of the files %s, /readyz says so, and the site serves visitors', async (_what, read, files) => {
  expect(await readyWith(read)).toMatchObject({ statusCode: 200, files });
});

const answering = async () => ({ id });

test.each<[string, IndexFacts, object]>([
  ['is up to date', whole, { statusCode: 200, index: 'ok', offers: 7, behind: 1 }],
  [
    'cannot follow',
    { ...whole, state: 'behind', behind: 61.2 },
    { statusCode: 503, index: 'behind', offers: 7, behind: 61 },
  ],
  [
    'is being built',
    { ...whole, state: 'incomplete', offers: 0, behind: null },
    { statusCode: 503, index: 'incomplete', behind: null },
  ],
  [
    'is not needed',
    { ...whole, state: 'none', offers: 0, behind: null },
    { statusCode: 200, index: 'none', offers: 0 },
  ],
])('/readyz tells how much of the index a process holds, and how far behind it is: %s', async (_what, index, told) => {
  expect(await readyWith(answering, index)).toMatchObject(told);
});

test.each<[ReplicaFacts['state'], number]>([
  ['ok', 0],
  ['behind', 12],
  ['away', 300],
])('/readyz tells that the replica is %s, and the site serves visitors in any case', async (state, lag) => {
  const counts = { replica: 0, primary: 0, retried: 0 };
  const told = await readyWith(answering, whole, { state, lag: lag + 0.4, counts });
  expect(told).toMatchObject({ statusCode: 200, replica: state, replicaLag: lag });
});

test('/readyz says nothing about replicas if none is configured', async () => {
  expect(await readyWith(answering)).not.toHaveProperty('replica');
});
