import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
await insertReference(db);
const { app, board } = await openServer({ ...testBoard(db), now: () => new Date() });
const { candidate } = await insertCandidate(board);
const { oid } = await db
  .selectFrom('candidates')
  .select('oid')
  .where('id', '=', candidate.id)
  .executeTakeFirstOrThrow();

test('a script that asks for JSON gets the reason of a refusal, and can show it', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/offres/999999/masque',
    headers: {
      accept: 'application/json',
      cookie: `__Host-session=${oid}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'wanted=yes',
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    410,
    { said: 'Cette offre ou cette entreprise n’existe plus sur le site.' },
  ]);
});
