import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { AccountUnavailable } from './account-unavailable.ts';
import { readViewer } from './read-viewer.ts';
import { SignInRequired, signedIn } from './sign-in-required.ts';
import { insertCandidate } from './testing/candidate-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

test('a viewer contains only the data that policies and the page frame need', async () => {
  const { candidate } = await insertCandidate(board, { oid: 'whole', complete: true });
  expect(await readViewer(board, 'whole')).toEqual({
    kind: 'candidate',
    candidate: {
      id: candidate.id,
      userId: expect.any(Number),
      oid: 'whole',
      email: 'whole@example.org',
      firstName: 'Zoé',
      lastName: 'Ørsted',
      statusId: 3,
    },
  });
});

test.each([1, 10, -1])('an account of status %i cannot use the board', async (status_id) => {
  const oid = `status ${status_id}`;
  await insertCandidate(board, { oid, status_id });
  await expect(readViewer(board, oid)).rejects.toBeInstanceOf(AccountUnavailable);
});

test.each([0, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12])('an account of status %i can use the board', async (status_id) => {
  const oid = `status ${status_id}`;
  await insertCandidate(board, { oid, status_id });
  expect(await readViewer(board, oid)).toMatchObject({ candidate: { oid, statusId: status_id } });
});

test('object ids are compared case-sensitively', async () => {
  await insertCandidate(board, { oid: 'Case' });
  for (const oid of ['case', 'Case ', 'Cas_', '%', '']) expect(await readViewer(board, oid)).toEqual(visitor);
});

test('a visitor must sign in to use anything that needs an account', async () => {
  const viewer = await insertCandidate(board);
  expect(signedIn(viewer)).toBe(viewer.candidate);
  expect(() => signedIn(visitor)).toThrow(SignInRequired);
});
