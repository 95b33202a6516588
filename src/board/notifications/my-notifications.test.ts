import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countUnread } from './count-unread.ts';
import { markAllRead, markNotification } from './mark-notifications.ts';
import { myNotifications } from './my-notifications.ts';
import { mostCounted, perPage } from './notification-limits.ts';
import { isUid, NotificationNotFound, openNotification } from './open-notification.ts';

const { db } = await testDatabase();
const board = testBoard(db);

/** A candidate who was told of the offers 1 to `count`, one after the other. */
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

const offersOf = async (viewer: Awaited<ReturnType<typeof toldCandidate>>, page: number) =>
  (await myNotifications(board, viewer, page)).notifications.flatMap(({ event }) =>
    event.kind === 'favouriteClosing' ? event.offerIds : [],
  );

test('what one was told is listed page by page, the newest first, and nobody else’s', async () => {
  const viewer = await toldCandidate(perPage + 1);
  await toldCandidate(1);
  expect((await offersOf(viewer, 1))[0]).toBe(perPage + 1);
  expect(await offersOf(viewer, 2)).toEqual([1]);
  expect(await offersOf(viewer, 3)).toEqual([]);
  expect((await myNotifications(board, viewer, 1)).pages).toBe(2);
});

test('a notification that is opened is read, and unread again when its owner says so', async () => {
  const viewer = await toldCandidate(2);
  const [newest] = (await myNotifications(board, viewer, 1)).notifications;
  const { uid } = newest ?? { uid: '' };
  expect(await openNotification(board, viewer, uid)).toMatchObject({ uid, event: { offerIds: [2] }, isRead: true });
  expect(await countUnread(board, viewer.candidate.id)).toBe(1);
  await markNotification(board, viewer, uid, false);
  expect(await countUnread(board, viewer.candidate.id)).toBe(2);
  await markAllRead(board, viewer);
  expect(await countUnread(board, viewer.candidate.id)).toBe(0);
});

test('nobody opens or marks what another was told', async () => {
  const [owner, other] = [await toldCandidate(1), await toldCandidate(0)];
  const [{ uid } = { uid: '' }] = (await myNotifications(board, owner, 1)).notifications;
  for (const strange of [uid, randomUUID(), 'x', '', `${uid}'`, '\0'])
    await expect(openNotification(board, other, strange)).rejects.toThrow(NotificationNotFound);
  await markNotification(board, other, uid, true);
  await markAllRead(board, other);
  expect(await countUnread(board, owner.candidate.id)).toBe(1);
  await expect(myNotifications(board, visitor, 1)).rejects.toThrow('nobody is signed in');
  expect([isUid(uid), isUid('x')]).toEqual([true, false]);
});

test('what this program cannot read is neither listed nor counted', async () => {
  const viewer = await toldCandidate(1);
  const { id: candidate_id } = viewer.candidate;
  await db.insertInto('notifications').values({ candidate_id, kind: 'ofTomorrow', ids: '{}' }).execute();
  expect(await myNotifications(board, viewer, 1)).toMatchObject({ notifications: [{}], pages: 1 });
  expect(await countUnread(board, candidate_id)).toBe(1);
  await db.insertInto('notifications').values({ candidate_id, kind: 'favouriteClosing', ids: '[]' }).execute();
  expect((await myNotifications(board, viewer, 1)).notifications).toHaveLength(1);
});

test('the count of what is unread stops where nobody counts any more', async () => {
  const viewer = await toldCandidate(mostCounted + 3);
  expect(await countUnread(board, viewer.candidate.id)).toBe(mostCounted + 1);
});
