import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { answerApplication } from './recruiter/answer-application.ts';
import { noteOpening } from './recruiter/note-opening.ts';
import { readMyApplication } from './read-my-application.ts';
import { insertApplication } from './testing/application-fixtures.ts';
import { markFailed, markTransmitted, noteRecipient } from './transmit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

/** Returns all stored data of an application. */
async function stored(id: string) {
  const of = 'application_id';
  return [
    await db.selectFrom('applications').selectAll().where('id', '=', id).execute(),
    await db.selectFrom('application_openings').selectAll().where(of, '=', id).execute(),
    await db.selectFrom('application_answers').selectAll().where(of, '=', id).execute(),
  ];
}

test.each<[string, (id: string, viewer: SignedInViewer) => Promise<unknown>]>([
  ['withdrawing', (id, viewer) => withdrawApplication(board, viewer, id)],
  ['transmitting', (id) => markTransmitted(board, id)],
  ['giving up', (id) => markFailed(board, id)],
  ['noting the recipient of', (id) => noteRecipient(board, id, 'mailbox')],
  ['opening', (id) => noteOpening(board, id, 'application')],
  ['answering', (id) => answerApplication(board, id, { answer: 'contact', message: null })],
])(
  'the action «%s an application» changes neither another application of the candidate nor another application to the offer',
  async (_what, change) => {
    const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
    const offer_id = await insertOffer(db);
    const id = await insertApplication(db, viewer, { offer_id });
    const others = [await insertApplication(db, viewer), await insertApplication(db, other, { offer_id })];
    const before = [await stored(id), await Promise.all(others.map(stored))];
    await change(id, viewer);
    expect(await stored(id)).not.toEqual(before[0]);
    expect(await Promise.all(others.map(stored))).toEqual(before[1]);
  },
);

test('a candidate reads openings and answers only of their own application', async () => {
  const viewer = await insertCandidate(board);
  const [id, other] = [await insertApplication(db, viewer), await insertApplication(db, viewer)];
  await noteOpening(board, other, 'cv');
  await answerApplication(board, other, { answer: 'declined', message: 'Non' });
  const { history, state } = await readMyApplication(board, viewer, id, 'fr');
  expect([state, history]).toEqual(['sent', [{ kind: 'sent', at: noon }]]);
  for (const asked of [id, other])
    expect(await readMyApplication(board, viewer, asked, 'fr')).toMatchObject({ id: asked });
});

test('the limit of answers and the pause between two openings are counted separately for each application', async () => {
  const viewer = await insertCandidate(board);
  const [one, other] = [await insertApplication(db, viewer), await insertApplication(db, viewer)];
  for (let count = 0; count < 10; count += 1)
    await answerApplication(board, one, { answer: 'contact', message: `${count}` });
  await answerApplication(board, other, { answer: 'contact', message: '9' });
  for (const id of [one, other]) await noteOpening(board, id, 'application');
  const { history, state } = await readMyApplication(board, viewer, other, 'fr');
  expect([state, history.map(({ kind }) => kind)]).toEqual(['contact', expect.arrayContaining(['opened', 'answered'])]);
});
