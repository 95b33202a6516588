import { beforeAll, expect, test } from 'vitest';
import { loadReference } from '#reference/load-reference.ts';
import { insertCompany, insertOffer } from '#board/offers/testing/offer-fixtures.ts';
import { applicationConfirmation, applicationToRecruiter } from '#board/jobs/application-jobs.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { checkPassword } from '#identity/provider/accounts/accounts.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { openDemoAccount } from './open-demo-account.ts';

const { db } = await testDatabase();
const board = testBoard(db, { jobs: await testJobs(db, [applicationConfirmation, applicationToRecruiter]) });
beforeAll(async () => {
  await loadReference(db);
  await insertOffer(db, { company_id: await insertCompany(db), contact_email: 'recruiter@example.org' });
});

test('the demo account is created once, can sign in, and has a complete profile, a CV in PDF and an application', async () => {
  const made = await openDemoAccount(board);
  const account = await checkPassword(db, made?.email ?? '', made?.password ?? '');
  const profile = await readProfile(board, await readViewer(board, account?.oid));
  expect(profile).toMatchObject({ isComplete: true, cvs: [{ fileName: expect.stringMatching(/\.pdf$/) }] });
  expect(await db.selectFrom('applications').select('email').execute()).toEqual([{ email: made?.email }]);
  expect(await openDemoAccount(board)).toBeNull();
});
