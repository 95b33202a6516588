import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { countUnread } from '#board/notifications/count-unread.ts';
import { myNotifications } from '#board/notifications/my-notifications.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const list = '/en/notifications';

/**
 * Notifies the candidate of favourites that close soon.
 * @returns the uid of the notification
 */
async function tell(viewer: SignedInViewer, ...offerIds: number[]): Promise<string> {
  const { id } = viewer.candidate;
  await db
    .transaction()
    .execute((transaction) => notifyCandidate(board, transaction, id, { kind: 'favouriteClosing', offerIds }));
  const [newest] = await myNotifications(board, viewer, { offset: 0, limit: 1 });
  return newest?.uid ?? '';
}

const unreadOf = ({ candidate }: SignedInViewer) => countUnread(board, candidate.id);

test('the list shows events; opening a notification marks it as read and leads to its offer', async () => {
  const viewer = await insertCandidate(board);
  const offer = await insertOffer(db, { title: 'Chef de projet <Lima>' });
  const uid = await tell(viewer, offer);
  const page = await (await ask(list, { viewer })).text();
  expect(page).toContain('Chef de projet &lt;Lima&gt;');
  expect(page).toContain(`${list}/${uid}`);
  const opened = await ask(`${list}/${uid}`, { viewer });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/en/offres/${offer}`]);
  expect(await unreadOf(viewer)).toBe(0);
});

test('a notification about several favourites links to their list, and a notification about a missing offer has a general sentence', async () => {
  const viewer = await insertCandidate(board);
  const uid = await tell(viewer, 999_999, 999_998);
  expect((await ask(list, { viewer })).status).toBe(200);
  const { headers } = await ask(`${list}/${uid}`, { viewer });
  expect(headers.get('location')).toBe('/en/espace-personnel/favoris');
});

test('a notification can be marked as read and unread, then all as read', async () => {
  const viewer = await insertCandidate(board);
  const uid = await tell(viewer, 1);
  const mark = (form: Record<string, string>) => ask(list, { viewer, form });
  const read = await mark({ intent: 'read', uid, page: '2' });
  expect([read.status, read.headers.get('location')]).toEqual([303, `${list}?page=2&done=read#n-${uid}`]);
  expect(await unreadOf(viewer)).toBe(0);
  await mark({ intent: 'unread', uid, page: '<x>' });
  expect(await unreadOf(viewer)).toBe(1);
  expect((await mark({ intent: 'readAll' })).headers.get('location')).toBe(`${list}?done=readAll`);
  expect(await unreadOf(viewer)).toBe(0);
});

test('missing notifications and those of others lead to the list, unknown intents are refused, and a visitor must sign in', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const uid = await tell(other, 1);
  for (const strange of [uid, randomUUID(), 'x', '%00', 'x'.repeat(10_000)])
    expect((await ask(`${list}/${strange}`, { viewer })).headers.get('location')).toBe(list);
  for (const [intent, wrong] of [
    ['read', 'x'],
    ['read', ''],
    ['other', uid],
    ['', uid],
  ] as const)
    expect((await ask(list, { viewer, form: { intent, uid: wrong } })).status).toBe(400);
  expect(await unreadOf(other)).toBe(1);
  for (const address of [list, `${list}/${uid}`])
    expect((await ask(address)).headers.get('location')).toContain('/en/connexion');
  expect((await ask(list, { form: { intent: 'readAll' } })).headers.get('location')).toContain('/en/connexion');
});

test('every page of a candidate shows the unread number and opens one stream, but no page of a visitor does', async () => {
  const viewer = await insertCandidate(board);
  await tell(viewer, 1);
  const own = await (await ask('/en', { viewer })).text();
  expect(own).toContain('(1 unread notification)');
  expect(own.match(/data-stream=/g)).toHaveLength(1);
  expect(await (await ask('/en')).text()).not.toContain('data-stream');
});
