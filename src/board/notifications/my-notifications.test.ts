import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countUnread, countUnreadOf } from './count-unread.ts';
import { markAllRead, markNotification } from './mark-notifications.ts';
import { countNotifications, myNotifications } from './my-notifications.ts';
import { maxCounted } from './notification-limits.ts';
import { findNotification, NotificationNotFound } from './find-notification.ts';

const { db } = await testDatabase();
const board = testBoard(db);

/** Inserts a candidate with notifications about the offers 1 to `count`, one after the other. */
async function toldCandidate(count: number) {
  const viewer = await insertCandidate(board);
  const told = Array.from({ length: count }, (_, index) => ({
    candidate_id: viewer.candidate.id,
    kind: 'favouriteClosing',
    ids: JSON.stringify({ offerIds: [index + 1] }),
    created_at: new Date(noon.getTime() + index),
  }));
  if (count > 0) await db.insertInto('notifications').values(told).execute();
  return viewer;
}

const all = { offset: 0, limit: 20 };
const offersOf = async (viewer: Awaited<ReturnType<typeof toldCandidate>>, part = all) =>
  (await myNotifications(board, viewer, part)).flatMap(({ event }) =>
    event.kind === 'favouriteClosing' ? event.offerIds : [],
  );

test('candidates list only their own notifications, page by page, the newest first', async () => {
  const viewer = await toldCandidate(3);
  await toldCandidate(1);
  expect(await offersOf(viewer)).toEqual([3, 2, 1]);
  expect(await offersOf(viewer, { offset: 2, limit: 2 })).toEqual([1]);
  expect(await offersOf(viewer, { offset: 4, limit: 2 })).toEqual([]);
  expect(await countNotifications(board, viewer)).toBe(3);
});

test('one notification can be marked as read and unread, then all as read', async () => {
  const viewer = await toldCandidate(2);
  const [newest] = await myNotifications(board, viewer, all);
  const { uid } = newest ?? { uid: '' };
  await markNotification(board, viewer, uid, true);
  expect(await findNotification(board, viewer, uid)).toMatchObject({ uid, event: { offerIds: [2] }, isRead: true });
  expect(await countUnread(board, viewer.candidate.id)).toBe(1);
  await markNotification(board, viewer, uid, false);
  expect(await countUnread(board, viewer.candidate.id)).toBe(2);
  await markAllRead(board, viewer);
  expect(await countUnread(board, viewer.candidate.id)).toBe(0);
});

test('candidates cannot open or mark notifications of others', async () => {
  const [owner, other] = [await toldCandidate(1), await toldCandidate(0)];
  const [{ uid } = { uid: '' }] = await myNotifications(board, owner, all);
  for (const strange of [uid, randomUUID(), 'x', '', `${uid}'`, '\0'])
    await expect(findNotification(board, other, strange)).rejects.toThrow(NotificationNotFound);
  await markNotification(board, other, uid, true);
  await markAllRead(board, other);
  expect(await countUnread(board, owner.candidate.id)).toBe(1);
  await expect(myNotifications(board, visitor, all)).rejects.toThrow('nobody is signed in');
});

test('unreadable notifications are neither listed nor counted', async () => {
  const viewer = await toldCandidate(1);
  const { id: candidate_id } = viewer.candidate;
  await db.insertInto('notifications').values({ candidate_id, kind: 'ofTomorrow', ids: '{}' }).execute();
  expect(await myNotifications(board, viewer, all)).toHaveLength(1);
  expect(await countNotifications(board, viewer)).toBe(1);
  expect(await countUnread(board, candidate_id)).toBe(1);
  await db.insertInto('notifications').values({ candidate_id, kind: 'favouriteClosing', ids: '[]' }).execute();
  expect(await myNotifications(board, viewer, all)).toHaveLength(1);
});

test('the count of unread notifications stops at its limit', async () => {
  const viewer = await toldCandidate(maxCounted + 3);
  expect(await countUnread(board, viewer.candidate.id)).toBe(maxCounted + 1);
});

test('the unread notifications of many candidates are counted at once, without candidates who have none', async () => {
  const [one, two, none] = [await toldCandidate(1), await toldCandidate(2), await toldCandidate(0)];
  const ids = [one, two, none].map(({ candidate }) => candidate.id);
  expect(await countUnreadOf(board, ids)).toEqual(new Map(ids.map((id, at) => [id, [1, 2, 0][at]])));
  expect(await countUnreadOf(board, [])).toEqual(new Map());
  expect(await countUnread(board, 999_999)).toBe(0);
});

test('marking a notification as read again keeps the time of the first reading', async () => {
  const viewer = await toldCandidate(2);
  const [{ uid } = { uid: '' }] = await myNotifications(board, viewer, all);
  await markNotification(board, viewer, uid, true);
  const later = testBoard(db, { now: () => daysFromNoon(1) });
  await markNotification(later, viewer, uid, true);
  await markAllRead(later, viewer);
  const rows = await db
    .selectFrom('notifications')
    .select(['uid', 'read_at'])
    .where('candidate_id', '=', viewer.candidate.id)
    .execute();
  expect(rows.find((row) => row.uid === uid)?.read_at).toEqual(noon);
  expect(rows.find((row) => row.uid !== uid)?.read_at).toEqual(daysFromNoon(1));
});

test('notifications of the same moment have the same order on every page', async () => {
  const viewer = await insertCandidate(board);
  const told = Array.from({ length: 9 }, (_, index) => ({
    candidate_id: viewer.candidate.id,
    kind: 'favouriteClosing',
    ids: JSON.stringify({ offerIds: [index + 1] }),
    created_at: noon,
  }));
  await db.insertInto('notifications').values(told).execute();
  const pages = [];
  for (const offset of [0, 3, 6]) pages.push(...(await offersOf(viewer, { offset, limit: 3 })));
  expect(pages).toEqual(await offersOf(viewer));
  expect(new Set(pages).size).toBe(9);
});

test('a visitor has no notifications to count, find or mark', async () => {
  const uid = randomUUID();
  for (const asked of [
    countNotifications(board, visitor),
    findNotification(board, visitor, uid),
    markNotification(board, visitor, uid, true),
    markAllRead(board, visitor),
  ])
    await expect(asked).rejects.toThrow('nobody is signed in');
});
