import { afterEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { countUnread } from '#board/notifications/count-unread.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { setReminders, wantsReminders } from './closing-reminders.ts';
import { dropOffer } from './drop-offer.ts';
import { keepOffer } from './keep-offer.ts';
import { readReminder } from './read-reminder.ts';
import { remindOfClosing } from './remind-of-closing.ts';

const { db } = await testDatabase();
await insertReference(db);
let left: unknown[] = [];
const board = testBoard(db, {
  jobs: {
    enqueue: async (_db, _job, data) => {
      left.push(data);
    },
  },
});
afterEach(async () => {
  left = [];
  await db.deleteFrom('favourites').execute();
});

const closing = (days: number, more = {}) => insertOffer(db, { broadcast_end: daysFromNoon(days), ...more });

test('a candidate is notified once of all favourites that close within three days, and of no other favourites', async () => {
  const viewer = await insertCandidate(board);
  const soon = [await closing(1), await closing(3)];
  const others = [await closing(3.01), await closing(-1), await closing(1, { filled_at: noon })];
  for (const id of [...soon, ...others]) await keepOffer(board, viewer, id);
  await Promise.all([remindOfClosing(board), remindOfClosing(board)]);
  await remindOfClosing(board);
  expect(left).toEqual([{ candidateId: viewer.candidate.id, offerIds: soon, day: '2026-11-21' }]);
});

test('candidates get no reminder of an offer after applying or removing it, after switching reminders off, or without an account', async () => {
  const offer = await closing(1);
  const [applied, dropped, unwilling] = [
    await insertCandidate(board),
    await insertCandidate(board),
    await insertCandidate(board),
  ];
  for (const viewer of [applied, dropped, unwilling]) await keepOffer(board, viewer, offer);
  await db
    .insertInto('applications')
    .values({
      offer_id: offer,
      candidate_id: applied.candidate.id,
      email: 'x',
      first_name: 'x',
      last_name: 'x',
      cv_file_key: 'x',
      cv_file_name: 'x',
      cv_media_type: 'x',
      locale: 'fr',
    })
    .execute();
  await dropOffer(board, dropped, offer);
  await setReminders(board, unwilling, false);
  expect(await wantsReminders(board, unwilling)).toBe(false);
  const refused = await insertCandidate(board, { status_id: 10 });
  await db.insertInto('favourites').values({ offer_id: offer, candidate_id: refused.candidate.id }).execute();
  expect(await remindOfClosing(board)).toBe(1);
  expect(left).toEqual([]);
  expect(await countUnread(board, unwilling.candidate.id)).toBe(1);
});

test('if its job cannot be saved, a favourite is not marked as reminded', async () => {
  const viewer = await insertCandidate(board);
  await keepOffer(board, viewer, await closing(1));
  const broken = { ...board, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } };
  await expect(remindOfClosing(broken)).rejects.toThrow('no queue');
  expect(await remindOfClosing(board)).toBe(1);
});

test('the reminder shows the state at the time of writing; the favourite that closes first comes first', async () => {
  const viewer = await insertCandidate(board);
  const { id } = viewer.candidate;
  const [later, sooner, dropped] = [await closing(2), await closing(1), await closing(1)];
  for (const offer of [later, sooner, dropped]) await keepOffer(board, viewer, offer);
  await dropOffer(board, viewer, dropped);
  const told = async () => (await readReminder(board, id, [later, sooner, dropped]))?.offers.map((offer) => offer.id);
  expect(await told()).toEqual([sooner, later]);
  await db.updateTable('offers').set({ filled_at: noon }).where('id', '=', sooner).execute();
  expect(await told()).toEqual([later]);
  await setReminders(board, viewer, false);
  expect(await told()).toBeUndefined();
});

test('if an offer is prolonged, candidates are reminded again before the new end', async () => {
  const viewer = await insertCandidate(board);
  const offer = await closing(1);
  await keepOffer(board, viewer, offer);
  await remindOfClosing(board);
  const prolong = (days: number) =>
    db
      .updateTable('offers')
      .set({ broadcast_end: daysFromNoon(days) })
      .where('id', '=', offer)
      .execute();
  await prolong(30);
  expect(await readReminder(board, viewer.candidate.id, [offer])).toBeUndefined();
  expect(await remindOfClosing(board)).toBe(0);
  await prolong(2.5);
  expect(await remindOfClosing(board)).toBe(1);
  expect(await remindOfClosing(board)).toBe(0);
});
