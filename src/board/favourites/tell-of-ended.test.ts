import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { favouritesFilled, favouritesWithdrawn } from '#board/jobs/favourite-jobs.ts';
import { choose } from '#board/notifications/choices.ts';
import { myNotifications } from '#board/notifications/my-notifications.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { eraseAccount } from '#board/privacy/erase-account.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { sourceFolder } from '#source-folder.ts';
import { dropOffer } from './drop-offer.ts';
import { keepOffer } from './keep-offer.ts';
import { readEnded } from './read-ended.ts';
import { tellOfEnded } from './tell-of-ended.ts';

const { db } = await testDatabase();
await insertReference(db);
let left: unknown[] = [];
const board = testBoard(db, { jobs: { enqueue: async (_db, { name }, data) => void left.push([name, data]) } });
/** The board at another time. */
const at = (now: Date) => ({ ...board, now: () => now });
const earlier = at(daysFromNoon(-5));
afterEach(async () => {
  left = [];
  await db.deleteFrom('favourites').execute();
});

/** Saves the offers five days before noon. */
async function candidateWith(...offers: number[]): Promise<SignedInViewer> {
  const viewer = await insertCandidate(board);
  for (const id of offers) await keepOffer(earlier, viewer, id);
  return viewer;
}

const end = (columns: { withdrawn_at?: Date | null; filled_at?: Date | null }, ...ids: number[]) =>
  db.updateTable('offers').set(columns).where('id', 'in', ids).execute();

async function toldTo(viewer: SignedInViewer) {
  const told = await myNotifications(board, viewer, { offset: 0, limit: 9 });
  return told.map(({ event }) => event);
}

test('a candidate is told once, in one message, of the favourites that were withdrawn a day ago', async () => {
  const [first, second, open] = [await insertOffer(db), await insertOffer(db), await insertOffer(db)];
  const viewer = await candidateWith(first, second, open);
  await end({ withdrawn_at: daysFromNoon(-1) }, first, second);
  const counts = await Promise.all([tellOfEnded(board), tellOfEnded(board), tellOfEnded(board)]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  await tellOfEnded(at(daysFromNoon(9)));
  const offerIds = [first, second];
  expect(left).toEqual([[favouritesWithdrawn.name, { candidateId: viewer.candidate.id, offerIds, day: '2026-11-21' }]]);
  expect(await toldTo(viewer)).toEqual([{ kind: 'favouriteWithdrawn', offerIds }]);
});

test('nobody hears of an offer that an import withdraws and brings back within a day', async () => {
  const offer = await insertOffer(db);
  await candidateWith(offer);
  await end({ withdrawn_at: new Date(daysFromNoon(-1).getTime() + 1) }, offer);
  expect(await tellOfEnded(board)).toBe(0);
  await end({ withdrawn_at: null }, offer);
  expect(await tellOfEnded(at(daysFromNoon(1)))).toBe(0);
  await end({ withdrawn_at: daysFromNoon(2) }, offer);
  expect(await tellOfEnded(at(daysFromNoon(2.9)))).toBe(0);
  expect(await tellOfEnded(at(daysFromNoon(3)))).toBe(1);
});

test('the migration marks what ended before it, so that nobody gets old news', async () => {
  const [filled, withdrawn] = [await insertOffer(db), await insertOffer(db)];
  await candidateWith(filled, withdrawn);
  await end({ filled_at: daysFromNoon(-2) }, filled);
  await end({ withdrawn_at: daysFromNoon(-2) }, withdrawn);
  const file = join(sourceFolder, 'database/migrations/0085-offers-of-applications.sql');
  const [statement = ''] = /^update favourites[^;]+;/m.exec(await readFile(file, 'utf8')) ?? [];
  await sql.raw(statement).execute(db);
  expect(await tellOfEnded(board)).toBe(0);
});

test('an offer that comes back after it was told is not told again', async () => {
  const offer = await insertOffer(db);
  await candidateWith(offer);
  await end({ withdrawn_at: daysFromNoon(-1) }, offer);
  expect(await tellOfEnded(board)).toBe(1);
  await end({ withdrawn_at: null }, offer);
  await end({ withdrawn_at: daysFromNoon(5) }, offer);
  expect(await tellOfEnded(at(daysFromNoon(7)))).toBe(0);
});

test('a candidate is told at once that a favourite is filled, also after applying; but not if it was filled when saved', async () => {
  const [offer, before] = [await insertOffer(db), await insertOffer(db, { filled_at: daysFromNoon(-8) })];
  const viewer = await candidateWith(offer, before);
  await insertApplication(db, viewer, { offer_id: offer });
  await end({ filled_at: noon }, offer);
  expect(await tellOfEnded(board)).toBe(1);
  expect(await tellOfEnded(board)).toBe(0);
  const offerIds = [offer];
  expect(left).toEqual([[favouritesFilled.name, { candidateId: viewer.candidate.id, offerIds, day: '2026-11-21' }]]);
  expect(await toldTo(viewer)).toEqual([{ kind: 'favouriteFilled', offerIds }]);
});

test('the withdrawal of a filled offer is no news', async () => {
  const offer = await insertOffer(db);
  const viewer = await candidateWith(offer);
  await end({ filled_at: daysFromNoon(-2), withdrawn_at: daysFromNoon(-1) }, offer);
  await tellOfEnded(board);
  await tellOfEnded(board);
  expect(await toldTo(viewer)).toEqual([{ kind: 'favouriteFilled', offerIds: [offer] }]);
});

test('candidates who applied, removed the favourite or have no account are not told of a withdrawal; choices are respected', async () => {
  const offer = await insertOffer(db);
  const [applied, dropped, closed, unwilling] = [
    await candidateWith(offer),
    await candidateWith(offer),
    await candidateWith(offer),
    await candidateWith(offer),
  ];
  await insertApplication(db, applied, { offer_id: offer });
  await dropOffer(board, dropped, offer);
  await db.updateTable('candidates').set({ status_id: 1 }).where('id', '=', closed.candidate.id).execute();
  await choose(board, unwilling, [{ kind: 'favouriteWithdrawn', channel: 'mail', wanted: false }]);
  await end({ withdrawn_at: daysFromNoon(-1) }, offer);
  expect(await tellOfEnded(board)).toBe(1);
  expect(left).toEqual([]);
  for (const viewer of [applied, dropped, closed]) expect(await toldTo(viewer)).toEqual([]);
  expect(await toldTo(unwilling)).toHaveLength(1);
});

test('if the letter cannot be queued, nothing is marked, and the next run tells it', async () => {
  const offer = await insertOffer(db);
  const viewer = await candidateWith(offer);
  await end({ withdrawn_at: daysFromNoon(-1) }, offer);
  const broken = { ...board, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } };
  await expect(tellOfEnded(broken)).rejects.toThrow('no queue');
  expect(await toldTo(viewer)).toEqual([]);
  expect(await tellOfEnded(board)).toBe(1);
  expect(await toldTo(viewer)).toHaveLength(1);
});

test('telling and erasing at the same time never block each other', async () => {
  const offer = await insertOffer(db);
  const viewers = await Promise.all(Array.from({ length: 12 }, () => candidateWith(offer)));
  await end({ withdrawn_at: daysFromNoon(-1) }, offer);
  await Promise.all([
    ...viewers.slice(0, 6).map((viewer) => eraseAccount(board, viewer)),
    tellOfEnded(board),
    tellOfEnded(board),
  ]);
  await tellOfEnded(board);
  for (const viewer of viewers.slice(6)) expect(await toldTo(viewer)).toHaveLength(1);
});

test('the letter has the favourites as they are when it is written, and is not due if none is left', async () => {
  const [back, dropped, gone] = [await insertOffer(db), await insertOffer(db), await insertOffer(db)];
  const viewer = await candidateWith(back, dropped, gone);
  const asked = { candidateId: viewer.candidate.id, offerIds: [back, dropped, gone] };
  const ids = async () => (await readEnded(board, 'favouriteWithdrawn', asked))?.offers.map(({ id }) => id);
  await end({ withdrawn_at: daysFromNoon(-1) }, back, dropped, gone);
  await end({ withdrawn_at: null }, back);
  await dropOffer(board, viewer, dropped);
  expect(await ids()).toEqual([gone]);
  expect(await readEnded(board, 'favouriteFilled', asked)).toBeUndefined();
  await choose(board, viewer, [{ kind: 'favouriteWithdrawn', channel: 'mail', wanted: false }]);
  expect(await ids()).toBeUndefined();
});
