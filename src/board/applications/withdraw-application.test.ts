import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { ApplicationNotFound } from './application-id.ts';
import { applicationJobs } from '#board/jobs/application-jobs.ts';
import { readMyApplication } from './read-my-application.ts';
import { insertApplication } from './testing/application-fixtures.ts';
import { markFailed, markTransmitted } from './transmit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db, { jobs: await testJobs(db, applicationJobs) });

async function toldOf(id: string): Promise<number> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = 'application.mail-withdrawn' and data ->> 'applicationId' = ${id}`.execute(
    db,
  );
  return rows.length;
}

test('a recruiter who has received the application is notified of its withdrawal once, even if the withdrawal is repeated', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertApplication(db, viewer, { transmitted_at: noon });
  await Promise.all([withdrawApplication(board, viewer, id), withdrawApplication(board, viewer, id)]);
  await withdrawApplication(board, viewer, id);
  expect(await readMyApplication(board, viewer, id, 'fr')).toMatchObject({ state: 'withdrawn', mayWithdraw: false });
  expect(await toldOf(id)).toBe(1);
});

test('a recruiter is notified of a withdrawal only after the application was mailed', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertApplication(db, viewer);
  await withdrawApplication(board, viewer, id);
  expect(await toldOf(id)).toBe(0);
  await markTransmitted(board, id);
  await markTransmitted(board, id);
  await markFailed(board, id);
  expect(await toldOf(id)).toBe(1);
  expect(await readMyApplication(board, viewer, id, 'fr')).toMatchObject({ state: 'withdrawn', since: noon });
});

test('candidates can withdraw only their own applications', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const id = await insertApplication(db, other, { transmitted_at: noon });
  for (const wrong of [id, 'x', 'ffffffff-ffff-4fff-8fff-ffffffffffff'])
    await expect(withdrawApplication(board, viewer, wrong)).rejects.toBeInstanceOf(ApplicationNotFound);
  expect(await readMyApplication(board, other, id, 'fr')).toMatchObject({ state: 'transmitted' });
});
