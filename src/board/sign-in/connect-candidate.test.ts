import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import type { CandidatesApi } from '#board/candidates/accounts/candidates-api.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { mirroredCandidatesApi } from '#board/candidates/accounts/mirrored-candidates-api.ts';
import { connectCandidate } from './connect-candidate.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const identity = { oid: 'new', email: 'new@example.org', firstName: 'Ana', lastName: 'Ruiz', locale: 'en' } as const;

const rowOf = (oid: string) => db.selectFrom('candidates').selectAll().where('oid', '=', oid).executeTakeFirstOrThrow();

test('the first sign-in creates a simple account: status 2, registered and connected now', async () => {
  const connected = await connectCandidate(board, identity);
  expect(connected).toMatchObject({ created: true, canApply: true, registeredAt: noon });
  expect(connected.candidate).toMatchObject({
    oid: 'new',
    email: 'new@example.org',
    firstName: 'Ana',
    lastName: 'Ruiz',
    statusId: 2,
  });
  expect(await rowOf('new')).toMatchObject({
    status_id: 2,
    locale: 'en',
    registered_at: noon,
    last_connection_at: noon,
  });
});

test('a later sign-in keeps the names of the profile, updates the e-mail address and notes the connection', async () => {
  await insertCandidate(board, { oid: 'back', first_name: 'Zoé', last_name: 'Ørsted', status_id: 3 });
  const later = new Date('2026-11-22T08:00:00Z');
  const connected = await connectCandidate(
    { ...board, now: () => later },
    { ...identity, oid: 'back', email: 'moved@example.org' },
  );
  expect(connected.created).toBe(false);
  expect(connected.candidate).toMatchObject({
    firstName: 'Zoé',
    lastName: 'Ørsted',
    email: 'moved@example.org',
    statusId: 3,
  });
  expect((await rowOf('back')).last_connection_at).toEqual(later);
});

test('many simultaneous callbacks of a sign-in create one candidate', async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, () => connectCandidate(board, { ...identity, oid: 'raced' })),
  );
  expect(new Set(all.map(({ candidate }) => candidate.id)).size).toBe(1);
  expect(all.filter(({ created }) => created)).toHaveLength(1);
});

test.each([1, 10, -1])(
  'an account of status %i is refused, and its last connection is not updated',
  async (status_id) => {
    await insertCandidate(board, { oid: `closed${status_id}`, status_id });
    await expect(connectCandidate(board, { ...identity, oid: `closed${status_id}` })).rejects.toBeInstanceOf(
      AccountUnavailable,
    );
    expect((await rowOf(`closed${status_id}`)).last_connection_at).toBeNull();
  },
);

test.each([5, 6, 7, 8, 9])('an account of status %i signs in and cannot apply', async (status_id) => {
  await insertCandidate(board, { oid: `former${status_id}`, status_id });
  expect(await connectCandidate(board, { ...identity, oid: `former${status_id}` })).toMatchObject({
    canApply: false,
    candidate: { statusId: status_id },
  });
});

test('a session belongs to its candidate, or to a visitor if there is no such candidate; a session of an unavailable account is refused', async () => {
  await insertCandidate(board, { oid: 'here' });
  expect(await readViewer(board, 'here')).toMatchObject({ kind: 'candidate', candidate: { oid: 'here', statusId: 2 } });
  await db.updateTable('candidates').set({ status_id: 10 }).where('oid', '=', 'here').execute();
  await expect(readViewer(board, 'here')).rejects.toThrow(AccountUnavailable);
  for (const oid of ['nobody', undefined]) expect(await readViewer(board, oid)).toEqual({ kind: 'visitor' });
});

const { db: otherDb } = await testDatabase();
const otherBoard = testBoard(otherDb);
const adapters: readonly (readonly [string, CandidatesApi])[] = [
  ['in this process', localCandidatesApi(board)],
  ['elsewhere', mirroredCandidatesApi(localCandidatesApi(otherBoard), board)],
];

/** Records the calls of specification §7 in their order. */
function listening(api: CandidatesApi) {
  const calls: string[] = [];
  const candidates: CandidatesApi = {
    status: (bearer) => (calls.push('status'), api.status(bearer)),
    create: (bearer, candidate) => (calls.push('create'), api.create(bearer, candidate)),
    updateLastConnexion: (bearer, id) => (calls.push('updateLastConnexion'), api.updateLastConnexion(bearer, id)),
  };
  return { calls, asked: { candidates, accessToken: '', away: () => undefined } };
}

test.each(adapters)(
  'a sign-in with the candidates API %s requests the status, creates an unknown candidate, and notes the connection',
  async (at, api) => {
    const someone = { ...identity, oid: `order ${at}` };
    const { calls, asked } = listening(api);
    expect(await connectCandidate(board, someone, asked)).toMatchObject({ created: true });
    expect(calls.splice(0)).toEqual(['status', 'create', 'updateLastConnexion']);
    expect(await rowOf(someone.oid)).toMatchObject({ locale: 'en', status_id: 2 });
    expect(await connectCandidate(board, someone, asked)).toMatchObject({ created: false });
    expect(calls).toEqual(['status', 'updateLastConnexion']);
  },
);

test('a candidate refused by an external API is also refused on the board at the first sign-in', async () => {
  await insertCandidate(otherBoard, { oid: 'refused there', status_id: 10 });
  const { asked } = listening(mirroredCandidatesApi(localCandidatesApi(otherBoard), board));
  const arriving = connectCandidate(board, { ...identity, oid: 'refused there' }, asked);
  await expect(arriving).rejects.toBeInstanceOf(AccountUnavailable);
});
