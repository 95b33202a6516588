import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { visitor } from '#board/context/viewer.ts';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { choose, everyChoice, readChoices } from './choices.ts';
import { kinds } from './kinds.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const rowsOf = (candidateId: number) =>
  db.selectFrom('notification_choices').selectAll().where('candidate_id', '=', candidateId).execute();

test('a candidate who has chosen nothing has the defaults of every kind, in the order of the page', async () => {
  const viewer = await insertCandidate(board);
  expect(await readChoices(board, viewer)).toEqual(kinds.map(({ name, defaults }) => ({ kind: name, ...defaults })));
  expect(await rowsOf(viewer.candidate.id)).toEqual([]);
});

test('a choice changes only its own kind and channel', async () => {
  const viewer = await insertCandidate(board);
  await choose(board, viewer, [{ kind: 'newOffers', channel: 'mail', wanted: false }]);
  const changed = (await readChoices(board, viewer)).filter(({ site, mail }) => site === false || mail === false);
  expect(changed).toEqual([{ kind: 'newOffers', site: true, mail: false }]);
});

test('a channel that a kind never uses cannot be chosen', async () => {
  const viewer = await insertCandidate(board);
  await choose(board, viewer, [
    { kind: 'applicationTransmitted', channel: 'mail', wanted: true },
    { kind: 'documentRefused', channel: 'site', wanted: false },
  ]);
  expect(await rowsOf(viewer.candidate.id)).toMatchObject([{ kind: 'documentRefused', channel: 'site' }]);
  expect(await readChoices(board, viewer)).toContainEqual({ kind: 'applicationTransmitted', site: true, mail: null });
});

const all = (wanted: boolean) => everyChoice.map((choice) => ({ ...choice, wanted }));

test('the time of the last choice is kept, in one row for each box', async () => {
  const viewer = await insertCandidate(board);
  await Promise.all([choose(board, viewer, all(true)), choose(board, viewer, all(true))]);
  await choose({ db, now: () => daysFromNoon(1) }, viewer, all(false).slice(0, 1));
  const rows = await rowsOf(viewer.candidate.id);
  expect(rows).toHaveLength(everyChoice.length);
  expect(rows.filter(({ wanted }) => !wanted).map(({ chosen_at }) => chosen_at)).toEqual([daysFromNoon(1)]);
  expect(rows.filter(({ wanted }) => wanted).every(({ chosen_at }) => chosen_at.getTime() === noon.getTime())).toBe(
    true,
  );
});

test('a visitor has no choices', async () => {
  await expect(readChoices(board, visitor)).rejects.toBeInstanceOf(SignInRequired);
  await expect(choose(board, visitor, [])).rejects.toBeInstanceOf(SignInRequired);
});
