import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readProfile } from './read-profile.ts';
import { SignInRequired } from './sign-in-required.ts';
import { insertCandidate, insertCv } from './testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('a simple account sees what its profile lacks, in the order of the form', async () => {
  const profile = await readProfile(board, await insertCandidate(board));
  expect(profile).toMatchObject({ isComplete: false, cvs: [] });
  expect(profile.missing).toEqual(['birthDate', 'nationality', 'studyLevelId', 'cv']);
});

test('a complete profile lacks nothing and lists its CVs newest first', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const newest = await insertCv(board, viewer.candidate.id, 'Nouveau CV.pdf');
  const profile = await readProfile(board, viewer);
  expect(profile).toMatchObject({ isComplete: true, missing: [], email: viewer.candidate.email });
  expect(profile.cvs.map(({ id }) => id)[0]).toBe(newest);
  expect(profile.cvs).toHaveLength(2);
});

test('a profile shows only the CVs of its owner', async () => {
  await insertCandidate(board, { complete: true });
  expect((await readProfile(board, await insertCandidate(board))).cvs).toEqual([]);
});

test('a visitor, and a candidate whose account was deleted meanwhile, must sign in', async () => {
  const viewer = await insertCandidate(board);
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  for (const who of [visitor, viewer]) await expect(readProfile(board, who)).rejects.toBeInstanceOf(SignInRequired);
});

test('a profile has exactly the fields of its page, without the paths of its files', async () => {
  const viewer = await insertCandidate(board, { complete: true, photo_file_key: 'SECRET' });
  const profile = await readProfile(board, viewer);
  expect(Object.keys(profile).toSorted().join(' ')).toBe(
    'birthDate cvs email firstName isComplete lastName missing nationality needed photo statusId studyLevelId',
  );
  expect(
    Object.keys(profile.cvs[0] ?? {})
      .toSorted()
      .join(' '),
  ).toBe('fileName id isDefault mediaType publishedAt sizeBytes');
  expect(profile.photo).toMatch(/^[\da-f]{12}$/);
  expect(JSON.stringify(profile)).not.toContain('SECRET');
});

test('the mark of a photo changes with the photo and reveals nothing about the photo’s file', async () => {
  const [one, other] = [
    await insertCandidate(board, { photo_file_key: 'one' }),
    await insertCandidate(board, { photo_file_key: 'other' }),
  ];
  const { photo } = await readProfile(board, one);
  expect((await readProfile(board, one)).photo).toBe(photo);
  expect((await readProfile(board, other)).photo).not.toBe(photo);
});
