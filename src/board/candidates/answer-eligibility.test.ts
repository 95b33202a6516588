import { expect, test } from 'vitest';
import { InvalidInput } from '#words/invalid-input.ts';
import { visitor } from '#board/context/viewer.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { answerEligibility, type EligibilityFields } from './answer-eligibility.ts';
import { status } from './candidate-status.ts';
import { readProfile } from './read-profile.ts';
import { SignInRequired } from './sign-in-required.ts';
import { insertCandidate, insertCv } from './testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('the two answers are saved, and the reasons against a mission are told at once', async () => {
  const viewer = await insertCandidate(board);
  const answer = (birthDate: string, nationality: string) =>
    answerEligibility(board, viewer, { birthDate, nationality });
  expect(await answer('2001-05-17', 'FR')).toEqual([]);
  expect(await answer('1990-01-01', 'CH')).toEqual(['tooOld', 'nationality']);
  expect(await readProfile(board, viewer)).toMatchObject({ birthDate: '1990-01-01', nationality: 'CH' });
});

test('the answers complete a profile that lacks nothing else', async () => {
  const viewer = await insertCandidate(board, { study_level_id: 4 });
  await insertCv(board, viewer.candidate.id);
  await answerEligibility(board, viewer, { birthDate: '2001-05-17', nationality: 'FR' });
  expect(await readProfile(board, viewer)).toMatchObject({ statusId: status.complete, isComplete: true });
});

test.each<[string, EligibilityFields, Record<string, string>]>([
  ['nothing', {}, { birthDate: 'field.required', nationality: 'field.required' }],
  ['no birth date', { birthDate: '', nationality: 'FR' }, { birthDate: 'field.required' }],
  ['a day that does not exist', { birthDate: '2001-02-30', nationality: 'FR' }, { birthDate: 'birthDate.invalid' }],
  ['today', { birthDate: '2026-11-21', nationality: 'FR' }, { birthDate: 'birthDate.invalid' }],
  ['another century', { birthDate: '1899-12-31', nationality: 'FR' }, { birthDate: 'birthDate.invalid' }],
  ['no such nationality', { birthDate: '2001-05-17', nationality: 'XX' }, { nationality: 'nationality.invalid' }],
  [
    'files',
    { birthDate: new File([], ''), nationality: 7 },
    { birthDate: 'field.required', nationality: 'field.required' },
  ],
])('%s is refused on its field, and nothing is saved', async (_what, fields, expected) => {
  const viewer = await insertCandidate(board);
  const refused = await answerEligibility(board, viewer, fields).catch((error: unknown) => error);
  expect(refused instanceof InvalidInput ? refused.fields : refused).toEqual(expected);
  expect(await readProfile(board, viewer)).toMatchObject({ birthDate: null, nationality: null });
});

test('a visitor has nothing to answer', async () => {
  const fields = { birthDate: '2001-05-17', nationality: 'FR' };
  await expect(answerEligibility(board, visitor, fields)).rejects.toBeInstanceOf(SignInRequired);
});
