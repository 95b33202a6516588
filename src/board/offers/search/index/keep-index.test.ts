import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOffer, insertReference, noon } from '../../testing/offer-fixtures.ts';
import { boardAnalysis } from './board-analysis.ts';
import { keepIndex } from './keep-index.ts';
import type { KeptIndex } from './keep-index.ts';
import { OfferFeed } from './offer-feed.ts';

const { db, url } = await testDatabase();
await insertReference(db);

function keep(): KeptIndex {
  const feed = new OfferFeed({ db, now: () => noon, analysis: boardAnalysis });
  const kept = keepIndex({ feed, db, databaseUrl: url, onError: () => undefined });
  onTestFinished(() => kept.stop());
  return kept;
}

async function companies({ search }: KeptIndex): Promise<number> {
  return (await search()).companies().length;
}

test('an index says whether it is whole, and who asks before waits', async () => {
  const kept = keep();
  expect(kept.isReady()).toBe(false);
  expect(await companies(kept)).toBe(0);
  expect(kept.isReady()).toBe(true);
});

test('every process hears of a change, and again after its session was lost', async () => {
  const processes = [keep(), keep()];
  for (const kept of processes) await kept.search();
  const shown = () => Promise.all(processes.map(companies));
  await insertOffer(db);
  await vi.waitFor(async () => expect(await shown()).toEqual([1, 1]), 5000);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`.execute(db);
  await insertOffer(db);
  await vi.waitFor(async () => expect(await shown()).toEqual([2, 2]), 8000);
});
