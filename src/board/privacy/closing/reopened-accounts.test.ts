import { expect, test } from 'vitest';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { visitor } from '#board/context/viewer.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { findAccounts } from '../find-account.ts';
import { closeAccount, reopenAccount } from './close-account.ts';
import { readClosing } from './read-closing.ts';

const { db } = await testDatabase();
const { jobs, left } = recordingJobs();
const board = testBoard(db, { jobs });
const rowOf = (id: number) =>
  db
    .selectFrom('candidates')
    .select(['status_id', 'status_before_closing', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test.each([2, 3, 5, 9, 10, -1])(
  'an account of status %i gets this status back if it is closed and reopened',
  async (status_id) => {
    const viewer = await insertCandidate(board, { status_id });
    const { id, oid } = viewer.candidate;
    await closeAccount(board, viewer);
    expect(await rowOf(id)).toEqual({ status_id: 1, status_before_closing: status_id, closed_at: noon });
    expect(await reopenAccount(board, oid)).toBe(true);
    expect(await rowOf(id)).toEqual({ status_id, status_before_closing: null, closed_at: null });
    expect(await reopenAccount(board, oid)).toBe(false);
  },
);

test('a sign-in reopens only the account that signs in', async () => {
  const [back, away] = [await insertCandidate(board), await insertCandidate(board)];
  for (const viewer of [back, away]) await closeAccount(board, viewer);
  expect(await reopenAccount(board, back.candidate.oid)).toBe(true);
  expect(await reopenAccount(board, 'nobody')).toBe(false);
  expect(await rowOf(away.candidate.id)).toMatchObject({ status_id: 1, closed_at: noon });
});

test('an account that only the external API closed is not reopened', async () => {
  const { candidate } = await insertCandidate(board, { oid: 'closed elsewhere', status_id: 1 });
  expect(await reopenAccount(board, 'closed elsewhere')).toBe(false);
  expect(await rowOf(candidate.id)).toEqual({ status_id: 1, status_before_closing: null, closed_at: null });
});

test('two requests to close an account send one letter', async () => {
  const viewer = await insertCandidate(board);
  left.length = 0;
  await Promise.all([closeAccount(board, viewer), closeAccount(board, viewer)]);
  expect(left.map(({ data }) => data)).toEqual([{ candidateId: viewer.candidate.id, closedAt: noon.toISOString() }]);
});

test('if the letter cannot be queued, the account stays open', async () => {
  const viewer = await insertCandidate(board);
  const broken = { ...board, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } };
  await expect(closeAccount(broken, viewer)).rejects.toThrow('no queue');
  expect(await rowOf(viewer.candidate.id)).toMatchObject({ status_id: 2, closed_at: null });
});

test('the letter about an earlier closing is not sent if the account was reopened and closed again', async () => {
  const viewer = await insertCandidate(board, { locale: 'en' });
  const { id, oid, email } = viewer.candidate;
  await closeAccount(board, viewer);
  expect(await readClosing(board, id, noon.toISOString())).toMatchObject({ email, locale: 'en' });
  await reopenAccount(board, oid);
  const later = new Date(noon.getTime() + 1000);
  await closeAccount({ ...board, now: () => later }, viewer);
  expect(await readClosing(board, id, noon.toISOString())).toBeUndefined();
  expect(await readClosing(board, id, later.toISOString())).toBeDefined();
});

test('closing an account requires a sign-in and an account that still exists', async () => {
  await expect(closeAccount(board, visitor)).rejects.toBeInstanceOf(SignInRequired);
  const viewer = await insertCandidate(board);
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  await expect(closeAccount(board, viewer)).rejects.toBeInstanceOf(SignInRequired);
});

test('operators find accounts of any status by address, ignoring case, or by the exact object id', async () => {
  const viewer = await insertCandidate(board, { oid: 'FindMe', email: 'Find@Example.org' });
  await insertCandidate(board, { oid: 'findme', email: 'find@example.org', status_id: 10 });
  const oids = async (named: string) => (await findAccounts(board, named)).map(({ candidate }) => candidate.oid);
  expect(await oids('FIND@example.ORG')).toEqual(['FindMe', 'findme']);
  expect(await oids('FindMe')).toEqual(['FindMe']);
  expect(await oids('find')).toEqual([]);
  expect(await oids('%')).toEqual([]);
  await closeAccount(board, viewer);
  expect(await findAccounts(board, 'FindMe')).toMatchObject([{ closedAt: noon, candidate: { statusId: 1 } }]);
});
