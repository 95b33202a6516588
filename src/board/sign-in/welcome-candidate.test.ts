import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { welcomeCandidate } from './welcome-candidate.ts';

const { db } = await testDatabase();
const board = testBoard(db);

test('even if a program creates the account first, the data of the sign-up are saved and the registration counts once', async () => {
  const names = { given_name: 'Ana', family_name: 'Ruiz' };
  const claims = { oid: 'ana', emails: ['ana@example.org'], ...names, birthDate: '2001-05-17', nationality: 'ES' };
  const bearer = { oid: 'ana', accessToken: '' };
  const api = localCandidatesApi(board);
  const { candidateId } = await api.create(bearer, { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' });
  await api.updateLastConnexion(bearer, candidateId);
  const arrive = () => welcomeCandidate(board, { claims, method: 'complete', locale: 'en' });
  const arrived = await Promise.all([arrive(), arrive()]);
  expect(arrived.filter(({ created }) => created)).toHaveLength(1);
  const row = await db.selectFrom('candidates').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ id: candidateId, birth_date: '2001-05-17', nationality: 'ES', locale: 'en' });
  const expected = await db.selectFrom('expected_registrations').select('kind').execute();
  expect(expected).toEqual([{ kind: 'complete' }]);
});

const claimsOf = (oid: string) => ({ oid, emails: [`${oid}@example.org`], given_name: 'Ana', family_name: 'Ruiz' });
const expectedOf = async (candidateId: number) => {
  const found = db.selectFrom('expected_registrations').select('kind').where('candidate_id', '=', candidateId);
  return (await found.executeTakeFirst())?.kind;
};

test.each([
  ['complete', 'complete'],
  ['simple', 'simple'],
  ['signin', 'simple'],
] as const)('a new account that comes by «%s» is counted as %s', async (method, kind) => {
  const { candidate } = await welcomeCandidate(board, { claims: claimsOf(`new-${method}`), method, locale: 'fr' });
  expect(await expectedOf(candidate.id)).toBe(kind);
});

const arriveAgain = (more: object) =>
  welcomeCandidate(board, { claims: { ...claimsOf('again'), ...more }, method: 'complete', locale: 'fr' });

test('a later sign-in neither counts a registration nor changes the profile', async () => {
  const { candidate } = await arriveAgain({ nationality: 'ES' });
  await db.deleteFrom('expected_registrations').execute();
  expect(await arriveAgain({ nationality: 'FR', birthDate: '2001-05-17' })).toMatchObject({ created: false });
  expect(await expectedOf(candidate.id)).toBeUndefined();
  const row = db.selectFrom('candidates').select(['nationality', 'birth_date']).where('id', '=', candidate.id);
  expect(await row.executeTakeFirst()).toEqual({ nationality: 'ES', birth_date: null });
});

const arrive = (oid: string) => welcomeCandidate(board, { claims: claimsOf(oid), method: 'signin', locale: 'fr' });

test('a member of the staff becomes no candidate, and a candidate who joins the staff stays a candidate', async () => {
  const join = (oid: string) =>
    db
      .insertInto('staff.members')
      .values({ email: `${oid}@example.org`, name: oid, subject: oid, added_at: noon })
      .execute();
  await join('claire');
  await expect(arrive('claire')).rejects.toMatchObject({ code: 'auth.accountOfStaff' });
  expect(await db.selectFrom('candidates').select('id').where('oid', '=', 'claire').execute()).toEqual([]);
  await db.insertInto('staff.members').values({ email: 'ines@example.org', name: 'ines', added_at: noon }).execute();
  await expect(arrive('ines')).rejects.toMatchObject({ code: 'auth.accountOfStaff' });
  await arrive('paul');
  await join('paul');
  expect((await arrive('paul')).created).toBe(false);
});
