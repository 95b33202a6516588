import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { countUnread } from '#board/notifications/count-unread.ts';
import type { CandidateEvent } from '#board/notifications/kinds.ts';
import { myNotifications } from '#board/notifications/my-notifications.ts';
import { removeSearch } from '#board/saved-searches/remove-search.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openNotification } from './open-notification.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const applicationId = randomUUID();

async function told(event: CandidateEvent): Promise<{ viewer: SignedInViewer; uid: string }> {
  const viewer = await insertCandidate(board);
  const { id } = viewer.candidate;
  await db.transaction().execute((transaction) => notifyCandidate(board, transaction, id, event));
  const { uid } = await db
    .selectFrom('notifications')
    .select('uid')
    .where('candidate_id', '=', id)
    .executeTakeFirstOrThrow();
  return { viewer, uid };
}
const visit = (headers = {}, method = 'GET') => new Request('https://mvi.example/notifications/x', { headers, method });
const addressIn = (response: Response) => [response.status, response.headers.get('location')];

test.each<[CandidateEvent, string]>([
  [{ kind: 'applicationAnswered', applicationId, answerId: 1 }, `/espace-personnel/candidatures/${applicationId}`],
  [{ kind: 'applicationOpened', applicationId }, `/espace-personnel/candidatures/${applicationId}`],
  [{ kind: 'applicationTransmitted', applicationId }, `/espace-personnel/candidatures/${applicationId}`],
  [{ kind: 'appliedOfferWithdrawn', applicationId }, `/espace-personnel/candidatures/${applicationId}`],
  [{ kind: 'documentRefused', applicationId }, `/espace-personnel/candidatures/${applicationId}`],
  [{ kind: 'documentRefused' }, '/espace-personnel/profil'],
  [{ kind: 'favouriteClosing', offerIds: [7] }, '/offres/7'],
  [{ kind: 'favouriteClosing', offerIds: [7, 8] }, '/espace-personnel/favoris'],
  [{ kind: 'favouriteFilled', offerIds: [7] }, '/offres/7'],
  [{ kind: 'favouriteFilled', offerIds: [7, 8] }, '/espace-personnel/favoris'],
  [{ kind: 'favouriteWithdrawn', offerIds: [7] }, '/espace-personnel/favoris'],
])('opening %j leads to %s in either language and marks it as read', async (event, address) => {
  const { viewer, uid } = await told(event);
  expect(await countUnread(board, viewer.candidate.id)).toBe(1);
  const english = await openNotification(board, viewer, { uid, locale: 'en', request: visit() });
  expect(addressIn(english)).toEqual([303, `/en${address}`]);
  const french = await openNotification(board, viewer, { uid, locale: 'fr', request: visit() });
  expect(addressIn(french)).toEqual([303, address]);
  expect(await countUnread(board, viewer.candidate.id)).toBe(0);
});

test('new offers of one search lead to the offers of this search, and of several searches to the list of searches', async () => {
  const owner = await insertCandidate(board);
  const searchId = await saveSearch(board, owner, { address: 'query=acheteur', locale: 'fr' });
  const found = [{ searchId, total: 2, offerIds: [7] }];
  const opened = async (event: CandidateEvent) => {
    await db.transaction().execute((transaction) => notifyCandidate(board, transaction, owner.candidate.id, event));
    const all = await myNotifications(board, owner, { offset: 0, limit: 9 });
    const latest = all.find((one) => 'digest' in one.event && 'digest' in event && one.event.digest === event.digest);
    return addressIn(await openNotification(board, owner, { uid: latest?.uid ?? '', locale: 'fr', request: visit() }));
  };
  const digest = randomUUID();
  expect(await opened({ kind: 'newOffers', digest, found })).toEqual([303, '/offres/recherche?query=acheteur']);
  const several = [...found, { searchId: randomUUID(), total: 1, offerIds: [8] }];
  const list = '/espace-personnel/recherches';
  expect(await opened({ kind: 'newOffers', digest: randomUUID(), found: several })).toEqual([303, list]);
  await removeSearch(board, owner, searchId);
  expect(await opened({ kind: 'newOffers', digest: randomUUID(), found })).toEqual([303, list]);
});

test('a prefetch or a HEAD request marks no notification as read', async () => {
  const { viewer, uid } = await told({ kind: 'favouriteClosing', offerIds: [7] });
  for (const request of [visit({ 'sec-purpose': 'prefetch' }), visit({}, 'HEAD')])
    expect((await openNotification(board, viewer, { uid, locale: 'fr', request })).status).toBe(303);
  expect(await countUnread(board, viewer.candidate.id)).toBe(1);
});

test('a deleted notification, an invalid id and a notification of another candidate lead to the list and change nothing', async () => {
  const { viewer, uid } = await told({ kind: 'favouriteClosing', offerIds: [7] });
  const other = await insertCandidate(board);
  for (const strange of [uid, randomUUID(), 'x', '\0'])
    expect(addressIn(await openNotification(board, other, { uid: strange, locale: 'fr', request: visit() }))).toEqual([
      303,
      '/notifications',
    ]);
  expect(await countUnread(board, viewer.candidate.id)).toBe(1);
});
