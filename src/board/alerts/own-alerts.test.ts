import { expect, test } from 'vitest';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { removeSearch, restoreSearch } from '#board/saved-searches/remove-search.ts';
import { renameSearch } from '#board/saved-searches/rename-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { changeAlert } from './change-alert.ts';
import { stopAddress, unsubscribe } from './end-alerts.ts';
import { closeFeed, openFeed } from './feed-key.ts';
import { pauseAlerts, resumeAlerts } from './pause-alerts.ts';
import { insertAlert, insertAlertOwner } from './testing/alert-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

type Owner = { readonly viewer: SignedInViewer; readonly id: string; readonly other: string };

/** Inserts a candidate with two running alerts, each with a feed. */
async function owner(): Promise<Owner> {
  const { viewer, id } = await insertAlertOwner(board, 'query=a');
  const other = await insertAlert(board, viewer, 'query=b');
  for (const search of [id, other]) await openFeed(board, viewer, search);
  return { viewer, id, other };
}
const searches = (id: string) => db.selectFrom('saved_searches').selectAll().where('id', '=', id).execute();
/** Returns all stored data about the alerts of a candidate. */
const alerts = async ({ viewer: { candidate } }: Owner) => [
  await db.selectFrom('saved_searches').selectAll().where('candidate_id', '=', candidate.id).orderBy('id').execute(),
  await db.selectFrom('alert_addresses').selectAll().where('candidate_id', '=', candidate.id).execute(),
  await db.selectFrom('consents').selectAll().where('candidate_id', '=', candidate.id).orderBy('id').execute(),
];
const daily = { frequency: 'daily', hour: 9, timeZone: 'Asia/Tokyo' };

test.each<[string, (owner: Owner) => Promise<unknown>]>([
  ['renaming', ({ viewer, id }) => renameSearch(board, viewer, id, 'Autre')],
  ['changing the alert of', ({ viewer, id }) => changeAlert(board, viewer, id, daily)],
  ['ending the alert of', ({ viewer, id }) => unsubscribe(board, { candidateId: viewer.candidate.id, searchId: id })],
  ['removing', ({ viewer, id }) => removeSearch(board, viewer, id)],
  ['giving a new feed to', ({ viewer, id }) => openFeed(board, viewer, id)],
  ['closing the feed of', ({ viewer, id }) => closeFeed(board, viewer, id)],
])(
  'the action «%s one search» changes neither another search of the candidate nor a search of somebody else',
  async (_what, change) => {
    const [own, foreign] = [await owner(), await owner()];
    const [mine, other, theirs] = [await alerts(own), await searches(own.other), await alerts(foreign)];
    await change(own);
    expect(await alerts(own)).not.toEqual(mine);
    expect(await searches(own.other)).toEqual(other);
    expect(await alerts(foreign)).toEqual(theirs);
  },
);

test.each<[string, (owner: Owner) => Promise<unknown>]>([
  ['pausing', ({ viewer }) => pauseAlerts(board, viewer, '')],
  ['ending', ({ viewer }) => unsubscribe(board, { candidateId: viewer.candidate.id, searchId: null })],
  ['stopping the address of', ({ viewer }) => stopAddress(board, viewer.candidate.email, 'bounced')],
])('the action «%s all alerts» changes only the alerts of one candidate', async (_what, change) => {
  const [own, foreign] = [await owner(), await owner()];
  const [mine, theirs] = [await alerts(own), await alerts(foreign)];
  await change(own);
  expect(await alerts(own)).not.toEqual(mine);
  expect(await alerts(foreign)).toEqual(theirs);
});

test('resuming or restoring the alerts of one candidate does not affect other candidates', async () => {
  const [own, foreign] = [await owner(), await owner()];
  for (const { viewer, id } of [own, foreign]) {
    await pauseAlerts(board, viewer, '');
    await removeSearch(board, viewer, id);
  }
  const theirs = await alerts(foreign);
  await restoreSearch(board, own.viewer, own.id);
  await resumeAlerts(board, own.viewer);
  expect(await searches(own.id)).toMatchObject([{ removed_at: null, due_at: noon }]);
  expect(await alerts(foreign)).toEqual(theirs);
});

test('a link that ends an alert of one candidate does not end an alert of another', async () => {
  const [own, foreign] = [await owner(), await owner()];
  const before = [await alerts(own), await alerts(foreign)];
  await unsubscribe(board, { candidateId: own.viewer.candidate.id, searchId: foreign.id });
  expect([await alerts(own), await alerts(foreign)]).toEqual(before);
});
