import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { applicationJobs } from '#board/jobs/application-jobs.ts';
import { applyToOffer } from './apply-to-offer.ts';
import { resendFailed } from './resend-failed.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db, { jobs: await testJobs(db, applicationJobs) });

async function apply(more: { failed_at?: Date; transmitted_at?: Date }): Promise<string> {
  const viewer = await insertCandidate(board, { complete: true });
  const { id: cvId } = await db
    .selectFrom('cvs')
    .select('id')
    .where('candidate_id', '=', viewer.candidate.id)
    .executeTakeFirstOrThrow();
  const person = { email: 'zoe@example.org', firstName: 'Zoé', lastName: 'Ørsted', cvId };
  const { id } = await applyToOffer(board, viewer, { offerId: await insertOffer(db), ...person, locale: 'fr' });
  if (Object.keys(more).length > 0) await db.updateTable('applications').set(more).where('id', '=', id).execute();
  return id;
}

const jobsFor = async (id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = 'application.mail-recruiter' and data ->> 'applicationId' = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
};

test('only failed applications are sent again, each of them once', async () => {
  const failed = await apply({ failed_at: board.now() });
  const waiting = await apply({});
  const delivered = await apply({ transmitted_at: board.now() });
  const both = await Promise.all([resendFailed(board), resendFailed(board)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await Promise.all([failed, waiting, delivered].map(jobsFor))).toEqual([2, 1, 1]);
});

test('without failed applications nothing is sent', async () => {
  const waiting = await apply({});
  expect(await resendFailed(board)).toBe(0);
  expect(await jobsFor(waiting)).toBe(1);
});

test('if a mail cannot be queued, every application stays failed until the next try', async () => {
  const failed = [await apply({ failed_at: board.now() }), await apply({ failed_at: board.now() })];
  let left = 1;
  const jobs: typeof board.jobs = {
    enqueue: async (...job) => {
      if (left-- === 0) throw new Error('queue lost');
      await board.jobs.enqueue(...job);
    },
  };
  await expect(resendFailed({ db, jobs })).rejects.toThrow('queue lost');
  expect(await Promise.all(failed.map(jobsFor))).toEqual([1, 1]);
  expect(await resendFailed(board)).toBe(2);
  expect(await Promise.all(failed.map(jobsFor))).toEqual([2, 2]);
});

test('an application that failed a second time can be sent again', async () => {
  const id = await apply({ failed_at: board.now() });
  await resendFailed(board);
  await db.updateTable('applications').set({ failed_at: board.now() }).where('id', '=', id).execute();
  expect(await resendFailed(board)).toBe(1);
  expect(await jobsFor(id)).toBe(3);
});
