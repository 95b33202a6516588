import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { welcomeCandidate } from './welcome-candidate.ts';

const { db } = await testDatabase();
const board = testBoard(db);

test('if a program creates the account first, the sign-up is still saved and counted once', async () => {
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
