import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { beginProfile, type SignUpDetails } from './begin-profile.ts';
import { SignInRequired } from './sign-in-required.ts';
import { insertCandidate } from './testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const { id: level } = await db.selectFrom('study_levels').select('id').executeTakeFirstOrThrow();

async function begun(details: SignUpDetails, names = {}) {
  const viewer = await insertCandidate(board, names);
  await beginProfile(board, viewer, details);
  return db
    .selectFrom('candidates')
    .select(['birth_date', 'nationality', 'study_level_id'])
    .where('id', '=', viewer.candidate.id)
    .executeTakeFirstOrThrow();
}

test('a profile begins with the data of the sign-up', async () => {
  const told = { birthDate: '2002-05-17', nationality: 'FR', studyLevel: String(level) };
  expect(await begun(told)).toEqual({ birth_date: '2002-05-17', nationality: 'FR', study_level_id: level });
});

test('invalid fields of the sign-up are left out, the others are saved', async () => {
  const told = { birthDate: '1850-01-01', nationality: 'FR', studyLevel: '99999999' };
  expect(await begun(told)).toEqual({ birth_date: null, nationality: 'FR', study_level_id: null });
});

test('a simple sign-up or an invalid name changes nothing', async () => {
  const nothing = { birth_date: null, nationality: null, study_level_id: null };
  expect(await begun({})).toEqual(nothing);
  expect(await begun({ nationality: 'FR' }, { first_name: 'a@b.example' })).toEqual(nothing);
});

test('a sign-up fills a part of the profile and leaves the other fields empty', async () => {
  expect(await begun({ birthDate: '2002-05-17', nationality: '', studyLevel: null })).toEqual({
    birth_date: '2002-05-17',
    nationality: null,
    study_level_id: null,
  });
});

test('an error other than a refused field is thrown', async () => {
  const viewer = await insertCandidate(board);
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  await expect(beginProfile(board, viewer, { nationality: 'FR' })).rejects.toBeInstanceOf(SignInRequired);
});
