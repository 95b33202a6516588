import { beforeEach, expect, test } from 'vitest';
import { choose } from '#board/notifications/choices.ts';
import { hideOffer } from '#board/hiding/hide.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { removeSearch } from '#board/saved-searches/remove-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { stopAddress, unsubscribe } from './end-alerts.ts';
import { pauseAlerts } from './pause-alerts.ts';
import { readDigest } from './read-digest.ts';
import { insertAlert, insertAlertOwner } from './testing/alert-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
let owner: Awaited<ReturnType<typeof insertAlertOwner>>;
let offerIds: number[] = [];
beforeEach(async () => {
  owner = await insertAlertOwner(board, 'query=acheteur', { name: 'Acheter' });
  offerIds = [await insertOffer(db, { title: 'Acheteur' }), await insertOffer(db, { title: 'Acheteuse' })];
});

const digest = (found = [{ searchId: owner.id, total: 7, offerIds }]) =>
  readDigest(board, owner.viewer.candidate.id, found);

test('a letter has its reader, the names of their searches and the offers in search order', async () => {
  const letter = await digest([{ searchId: owner.id, total: 7, offerIds: offerIds.toReversed() }]);
  expect(Object.keys(letter ?? {}).toSorted()).toEqual(['email', 'locale', 'searches']);
  expect(letter).toMatchObject({ email: owner.viewer.candidate.email, locale: 'fr' });
  expect(letter?.searches).toMatchObject([
    {
      id: owner.id,
      name: 'Acheter',
      address: 'query=acheteur',
      total: 7,
      offers: [{ title: 'Acheteuse' }, { title: 'Acheteur' }],
    },
  ]);
});

test('an offer that closed meanwhile is neither listed nor counted', async () => {
  await db
    .updateTable('offers')
    .set({ filled_at: noon })
    .where('id', '=', offerIds[0] ?? 0)
    .execute();
  expect((await digest())?.searches).toMatchObject([{ total: 6, offers: [{ id: offerIds[1] }] }]);
  await db.updateTable('offers').set({ withdrawn_at: noon }).execute();
  expect(await digest()).toBeUndefined();
});

test('a search that is off or removed, or that belongs to another candidate, is left out', async () => {
  const { viewer, id } = owner;
  const stranger = await insertAlertOwner(board);
  const [off, removed] = [await insertAlert(board, viewer, 'query=a'), await insertAlert(board, viewer, 'query=b')];
  await unsubscribe(board, { candidateId: viewer.candidate.id, searchId: off });
  await removeSearch(board, viewer, removed);
  const found = [id, off, removed, stranger.id].map((searchId) => ({ searchId, total: 2, offerIds }));
  expect((await digest(found))?.searches.map((search) => search.id)).toEqual([id]);
});

type Owner = typeof owner;

test.each<[string, (owner: Owner) => Promise<unknown>]>([
  ['who pauses the alerts', ({ viewer }) => pauseAlerts(board, viewer, '')],
  ['who ended the alerts', ({ viewer }) => unsubscribe(board, { candidateId: viewer.candidate.id, searchId: null })],
  ['whose address accepts no mail', ({ viewer }) => stopAddress(board, viewer.candidate.email, 'bounced')],
  [
    'who wants no letters about new offers',
    ({ viewer }) => choose(board, viewer, [{ kind: 'newOffers', channel: 'mail', wanted: false }]),
  ],
  ['who has another address now', ({ viewer }) => change(viewer.candidate.id, { email: 'moved@example.org' })],
  ['whose account is closed', ({ viewer }) => change(viewer.candidate.id, { status_id: 1 })],
  ['whose account is refused', ({ viewer }) => change(viewer.candidate.id, { status_id: 10 })],
  ['who is gone', ({ viewer }) => db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute()],
])('a delayed letter is not sent to a candidate %s', async (_who, happens) => {
  expect(await digest()).toBeDefined();
  await happens(owner);
  expect(await digest()).toBeUndefined();
});

const change = (id: number, columns: { email?: string; status_id?: number }) =>
  db.updateTable('candidates').set(columns).where('id', '=', id).execute();

test('letters are sent again after the last day of a pause', async () => {
  await pauseAlerts(board, owner.viewer, '2026-11-22');
  expect(await digest()).toBeUndefined();
  const midnight = new Date('2026-11-21T23:00:00Z');
  const read = (now: Date) =>
    readDigest(testBoard(db, { now: () => now }), owner.viewer.candidate.id, [
      { searchId: owner.id, total: 2, offerIds },
    ]);
  expect(await read(new Date(midnight.getTime() - 1))).toBeUndefined();
  expect(await read(midnight)).toBeDefined();
});

test('an offer that the reader hid meanwhile is neither listed nor counted', async () => {
  await hideOffer(board, owner.viewer, offerIds[0] ?? 0);
  expect((await digest())?.searches).toMatchObject([{ total: 6, offers: [{ id: offerIds[1] }] }]);
});
