import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { statusAfterChange } from './candidate-status.ts';
import { lockCandidate, missingFrom, recomputeStatus } from './recompute-status.ts';
import { SignInRequired } from './sign-in-required.ts';
import { insertCandidate } from './testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

const recomputed = (id: number) => db.transaction().execute((transaction) => recomputeStatus(transaction, id));
const storedStatus = async (id: number) =>
  (await db.selectFrom('candidates').select('status_id').where('id', '=', id).executeTakeFirstOrThrow()).status_id;

const everyStatus = Array.from({ length: 14 }, (_, index) => index - 1);

test.each(everyStatus)(
  'recomputing a complete profile changes status 2 to 3 and no other status, in the result and in the row (status %i)',
  async (status_id) => {
    const { candidate } = await insertCandidate(board, { complete: true, status_id });
    const expected = status_id === 2 ? 3 : status_id;
    expect(await recomputed(candidate.id)).toBe(expected);
    expect(await storedStatus(candidate.id)).toBe(expected);
  },
);

test.each(everyStatus)(
  'recomputing an empty profile changes status 3 to 2 and no other status, in the result and in the row (status %i)',
  async (status_id) => {
    const { candidate } = await insertCandidate(board, { status_id });
    const expected = status_id === 3 ? 2 : status_id;
    expect(await recomputed(candidate.id)).toBe(expected);
    expect(await storedStatus(candidate.id)).toBe(expected);
  },
);

test('recomputing a status twice gives the same status', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 20 }), fc.boolean(), (id, whole) => {
      const once = statusAfterChange(id, whole);
      expect(statusAfterChange(once, whole)).toBe(once);
    }),
  );
});

test('the CVs of another candidate do not complete a profile', async () => {
  await insertCandidate(board, { complete: true });
  const { candidate } = await insertCandidate(board, { complete: true });
  await db.deleteFrom('cvs').where('candidate_id', '=', candidate.id).execute();
  expect(await recomputed(candidate.id)).toBe(2);
});

type Profile = Parameters<typeof missingFrom>[0];
const whole: Profile = {
  first_name: 'Zoé',
  last_name: 'Ørsted',
  birth_date: '2001-05-17',
  nationality: 'FR',
  study_level_id: 4,
};
const without = {
  firstName: { first_name: '' },
  lastName: { last_name: '' },
  birthDate: { birth_date: null },
  nationality: { nationality: null },
  studyLevelId: { study_level_id: null },
};
const fields = ['firstName', 'lastName', 'birthDate', 'nationality', 'studyLevelId'] as const;

test('a profile lacks exactly its empty required fields, in the order of the form', () => {
  fc.assert(
    fc.property(fc.subarray([...fields]), fc.boolean(), (left, hasCv) => {
      const profile = left.reduce<Profile>((rest, field) => ({ ...rest, ...without[field] }), whole);
      expect(missingFrom(profile, hasCv)).toEqual(hasCv ? left : [...left, 'cv']);
    }),
  );
});

test('changes of one profile wait for each other, but a write that only refers to the candidate does not wait', async () => {
  const { candidate } = await insertCandidate(board);
  const order: string[] = [];
  let second: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, candidate.id);
    second = recomputed(candidate.id).then(() => order.push('second'));
    await db.selectFrom('candidates').select('id').where('id', '=', candidate.id).forKeyShare().execute();
    order.push('read', 'first');
  });
  await second;
  expect(order).toEqual(['read', 'first', 'second']);
});

test('recomputing a status fails if the account was deleted meanwhile', async () => {
  await expect(recomputed(-1)).rejects.toBeInstanceOf(SignInRequired);
});
