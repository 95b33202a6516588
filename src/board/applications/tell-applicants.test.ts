import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { closedStatus } from '#board/candidates/candidate-status.ts';
import { appliedOfferWithdrawnMail } from '#board/jobs/application-jobs.ts';
import { choose } from '#board/notifications/choices.ts';
import { myNotifications } from '#board/notifications/my-notifications.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readWithdrawnOffer } from './read-withdrawn-offer.ts';
import { tellApplicants } from './tell-applicants.ts';
import { insertApplication } from './testing/application-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
let left: unknown[] = [];
const board = testBoard(db, { jobs: { enqueue: async (_db, { name }, data) => void left.push([name, data]) } });
beforeEach(async () => {
  left = [];
  await db.deleteFrom('applications').execute();
});

/** Inserts an application to an offer that was withdrawn at the moment. */
async function apply(withdrawn_at: Date | null = daysFromNoon(-1), columns: object = {}) {
  const viewer = await insertCandidate(board);
  const offer_id = await insertOffer(db, { title: 'Souffleuse', withdrawn_at });
  return { viewer, offer_id, id: await insertApplication(db, viewer, { offer_id, ...columns }) };
}

async function toldTo(viewer: SignedInViewer) {
  const told = await myNotifications(board, viewer, { offset: 0, limit: 9 });
  return told.map(({ event }) => event);
}

test('an applicant is told once that the offer is withdrawn, even if several processes tell it', async () => {
  const { viewer, id: applicationId, offer_id } = await apply();
  const counts = await Promise.all([tellApplicants(board), tellApplicants(board), tellApplicants(board)]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(left).toEqual([[appliedOfferWithdrawnMail.name, { applicationId }]]);
  expect(await toldTo(viewer)).toEqual([{ kind: 'appliedOfferWithdrawn', applicationId }]);
  await db.updateTable('offers').set({ withdrawn_at: null }).where('id', '=', offer_id).execute();
  await db.updateTable('offers').set({ withdrawn_at: noon }).where('id', '=', offer_id).execute();
  expect(await tellApplicants({ ...board, now: () => daysFromNoon(3) })).toBe(0);
});

test.each<[string, Date | null, object]>([
  ['an open offer', null, {}],
  ['an offer that was withdrawn less than a day ago', new Date(daysFromNoon(-1).getTime() + 1), {}],
  ['an offer of which the candidate withdrew the application', daysFromNoon(-1), { withdrawn_at: noon }],
])('nobody is told of %s', async (_what, withdrawnAt, columns) => {
  await apply(withdrawnAt, columns);
  expect(await tellApplicants(board)).toBe(0);
});

test('an applicant who was declined is not told, but an applicant who was contacted is', async () => {
  for (const answer of ['declined', 'contact'] as const) {
    const { id } = await apply();
    const answers = [
      { application_id: id, answer: 'retained' as const, answered_at: noon },
      { application_id: id, answer, answered_at: noon },
    ];
    await db.insertInto('application_answers').values(answers).execute();
    expect(await tellApplicants(board)).toBe(answer === 'declined' ? 0 : 1);
  }
});

test('a closed account is told nothing, and choices are respected', async () => {
  const [closed, unwilling] = [await apply(), await apply()];
  await db
    .updateTable('candidates')
    .set({ status_id: closedStatus })
    .where('id', '=', closed.viewer.candidate.id)
    .execute();
  await choose(board, unwilling.viewer, [{ kind: 'appliedOfferWithdrawn', channel: 'mail', wanted: false }]);
  expect(await tellApplicants(board)).toBe(1);
  expect([await toldTo(closed.viewer), left]).toEqual([[], []]);
  expect(await toldTo(unwilling.viewer)).toHaveLength(1);
});

test('if the letter cannot be queued, nothing is marked, and the next run tells it', async () => {
  const { viewer } = await apply();
  const broken = { ...board, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } };
  await expect(tellApplicants(broken)).rejects.toThrow('no queue');
  expect(await toldTo(viewer)).toEqual([]);
  expect(await tellApplicants(board)).toBe(1);
});

test('the letter has the copy of the offer, and is not due if the offer came back, the application ended or nobody wants it', async () => {
  const { viewer, id, offer_id } = await apply();
  const withdraw = (withdrawn_at: Date | null) =>
    db.updateTable('offers').set({ title: 'X', withdrawn_at }).where('id', '=', offer_id).execute();
  await withdraw(noon);
  expect(await readWithdrawnOffer(board, id)).toMatchObject({ copy: { title: 'Souffleuse' }, withdrawnAt: noon });
  await withdraw(null);
  expect(await readWithdrawnOffer(board, id)).toBeUndefined();
  await withdraw(noon);
  await choose(board, viewer, [{ kind: 'appliedOfferWithdrawn', channel: 'mail', wanted: false }]);
  expect(await readWithdrawnOffer(board, id)).toBeUndefined();
  await choose(board, viewer, [{ kind: 'appliedOfferWithdrawn', channel: 'mail', wanted: true }]);
  await db.updateTable('applications').set({ withdrawn_at: noon }).where('id', '=', id).execute();
  expect(await readWithdrawnOffer(board, id)).toBeUndefined();
});
