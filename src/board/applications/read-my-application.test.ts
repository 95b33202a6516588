import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { visitor } from '#board/context/viewer.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { ApplicationNotFound } from './application-id.ts';
import { readMyApplication } from './read-my-application.ts';
import { insertApplication } from './testing/application-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('an application shows its past events in order, each with its time', async () => {
  const viewer = await insertCandidate(board);
  const offer_id = await insertOffer(db, { filled_at: daysFromNoon(-1), broadcast_end: daysFromNoon(3) });
  const [applied_at, transmitted_at] = [daysFromNoon(-9), daysFromNoon(-8)];
  const id = await insertApplication(db, viewer, { offer_id, applied_at, transmitted_at });
  const opened = (what: 'application' | 'cv', opened_at: Date) => ({ application_id: id, what, opened_at });
  await db
    .insertInto('application_openings')
    .values([
      opened('cv', daysFromNoon(-6)),
      opened('application', daysFromNoon(-7)),
      opened('application', daysFromNoon(-4)),
    ])
    .execute();
  const answered_at = daysFromNoon(-5);
  await db
    .insertInto('application_answers')
    .values({ application_id: id, answer: 'contact', message: 'Appelez-moi', answered_at })
    .execute();
  const { history, state, since, mayWithdraw } = await readMyApplication(board, viewer, id.toUpperCase(), 'fr');
  expect({ state, since, mayWithdraw }).toEqual({ state: 'contact', since: answered_at, mayWithdraw: true });
  expect(history).toEqual([
    { kind: 'sent', at: applied_at },
    { kind: 'transmitted', at: transmitted_at },
    { kind: 'opened', what: 'application', at: daysFromNoon(-7), last: daysFromNoon(-4), count: 2 },
    { kind: 'opened', what: 'cv', at: daysFromNoon(-6), last: daysFromNoon(-6), count: 1 },
    { kind: 'answered', answer: 'contact', message: 'Appelez-moi', at: answered_at },
    { kind: 'offerFilled', at: daysFromNoon(-1) },
  ]);
});

test('the history leaves out the end of the offer after a withdrawal', async () => {
  const viewer = await insertCandidate(board);
  const offer_id = await insertOffer(db, { filled_at: daysFromNoon(-1) });
  const more = { offer_id, applied_at: daysFromNoon(-9), withdrawn_at: daysFromNoon(-2) };
  const { history } = await readMyApplication(board, viewer, await insertApplication(db, viewer, more), 'fr');
  expect(history.map(({ kind }) => kind)).toEqual(['sent', 'withdrawn']);
});

test.each(['x', '', 'ffffffff-ffff-4fff-8fff-ffffffffffff', '\0', 'é'.repeat(500)])(
  'the id %j does not belong to an application of the candidate',
  async (id) => {
    const viewer = await insertCandidate(board);
    await expect(readMyApplication(board, viewer, id, 'fr')).rejects.toBeInstanceOf(ApplicationNotFound);
  },
);

test('a candidate reads exactly what they sent, without the paths of the documents; another candidate reads nothing', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const id = await insertApplication(db, viewer, { message: 'Bonjour', cover_letter_file_name: 'Lettre.odt' });
  const told = await readMyApplication(board, viewer, id, 'fr');
  expect(Object.keys(told).toSorted().join(' ')).toBe(
    'appliedAt companyName copy coverLetterName cvName email history id mayWithdraw message offer offerWithdrawnAt recipient since state transmitted',
  );
  expect(told).toMatchObject({ message: 'Bonjour', cvName: 'CV.pdf', coverLetterName: 'Lettre.odt' });
  await expect(readMyApplication(board, other, id, 'fr')).rejects.toBeInstanceOf(ApplicationNotFound);
  await expect(readMyApplication(board, visitor, id, 'fr')).rejects.toBeInstanceOf(SignInRequired);
});

test('an application shows the copy of its offer, and since when the offer is withdrawn', async () => {
  const viewer = await insertCandidate(board);
  const offer_id = await insertOffer(db, { title: 'Souffleur' });
  const id = await insertApplication(db, viewer, { offer_id });
  await db
    .updateTable('offers')
    .set({ title: 'X', withdrawn_at: daysFromNoon(-1) })
    .where('id', '=', offer_id)
    .execute();
  expect(await readMyApplication(board, viewer, id, 'fr')).toMatchObject({
    copy: { title: 'Souffleur', description: 'Vous suivez les projets de la filiale.' },
    offerWithdrawnAt: daysFromNoon(-1),
  });
});

test('a declined or withdrawn application cannot be withdrawn', async () => {
  const viewer = await insertCandidate(board);
  const withdrawn = await insertApplication(db, viewer, { withdrawn_at: daysFromNoon(-1) });
  const declined = await insertApplication(db, viewer);
  await db
    .insertInto('application_answers')
    .values({ application_id: declined, answer: 'declined', answered_at: daysFromNoon(-1) })
    .execute();
  for (const id of [withdrawn, declined])
    expect(await readMyApplication(board, viewer, id, 'fr')).toMatchObject({ mayWithdraw: false });
});
