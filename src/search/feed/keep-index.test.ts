import { createListen } from '#database/listen.ts';
import { pruneChanges } from '#board/offers/finding/read-changes.ts';
import { offerSource } from '#board/offers/finding/offer-source.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { boardAnalysis } from './board-analysis.ts';
import { keepIndex } from './keep-index.ts';
import type { KeptIndex } from './keep-index.ts';
import { OfferFeed } from './offer-feed.ts';

const { db, url } = await testDatabase();
await insertReference(db);

function keep(parts: Partial<Parameters<typeof keepIndex>[0]> = {}): KeptIndex {
  const feed = new OfferFeed({ source: offerSource(db), now: () => noon, analysis: boardAnalysis });
  const kept = keepIndex({
    feed,
    listen: (heard) => createListen(url)('offer_changes', heard),
    prune: () => pruneChanges(db),
    onError: () => undefined,
    ...parts,
  });
  onTestFinished(() => kept.stop());
  return kept;
}

async function companies({ search }: KeptIndex): Promise<number> {
  return (await search()).companies().length;
}

test('an index reports if it is complete, and a search waits for the complete index', async () => {
  const kept = keep();
  expect(kept.facts().state).toBe('incomplete');
  expect(await companies(kept)).toBe(0);
  expect(kept.facts().state).toBe('ok');
});

test('an index reports when it could not read changes for too long, and when it can read them again', async () => {
  const told: boolean[] = [];
  const onStandstill = (isStill: boolean) => told.push(isStill);
  const kept = keep({ onStandstill, rhythm: { betweenPolls: 20, longestSilence: 300 } });
  await kept.search();
  const holding = await db.startTransaction().execute();
  await sql`lock table offer_changes in access exclusive mode`.execute(holding);
  await vi.waitFor(() => expect([kept.facts().state, ...told]).toEqual(['behind', true]), 5000);
  await holding.commit().execute();
  await vi.waitFor(() => expect([kept.facts().state, ...told]).toEqual(['ok', true, false]), 5000);
});

test('an index deletes at its start the changes that all processes have read', async () => {
  await sql`insert into offer_changes (kind, changed_at) values ('all', now() - interval '25 hours')`.execute(db);
  const old = db.selectFrom('offer_changes').where('changed_at', '<', sql<Date>`now() - interval '24 hours'`);
  keep();
  await vi.waitFor(async () => expect(await old.selectAll().execute()).toEqual([]));
});

test('every process is notified of a change, even after its session was lost', async () => {
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
