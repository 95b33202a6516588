import { expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { eraseAccount } from './erase-account.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

/** Erases a candidate with one application, and returns the data that remain of the application. */
async function remaining(columns: Parameters<typeof insertApplication>[2], isAnswered = false) {
  const viewer = await insertCandidate(board);
  const cv_file_key = await board.files.put(Buffer.from('a CV'));
  const id = await insertApplication(db, viewer, { ...columns, cv_file_key });
  const answer = { application_id: id, answer: 'contact', answered_at: noon } as const;
  if (isAnswered) await db.insertInto('application_answers').values(answer).execute();
  await db.deleteFrom('past_applications').execute();
  await eraseAccount(board, viewer);
  return db.selectFrom('past_applications').selectAll().execute();
}

test.each<[string, Parameters<typeof insertApplication>[2], boolean?]>([
  ['sent', {}],
  ['failed', { failed_at: noon }],
  ['transmitted', { transmitted_at: noon }],
  ['answered', { transmitted_at: noon }, true],
  ['withdrawn', { transmitted_at: noon, withdrawn_at: noon }, true],
])(
  'only the offer, the month and the result remain of an erased application that was %s',
  async (outcome, columns, isAnswered) => {
    const offer_id = await insertOffer(db);
    expect(await remaining({ ...columns, offer_id }, isAnswered)).toEqual([
      { offer_id, company_id: null, month: '2026-11-01', outcome },
    ]);
  },
);

test('only the company remains of an erased application to a company', async () => {
  const company_id = await insertCompany(db);
  const columns = { offer_id: null, company_id, recipient_email: 'r@example.org' };
  expect(await remaining(columns)).toMatchObject([{ offer_id: null, company_id }]);
});

test('the month of an erased application is counted in Paris', async () => {
  expect(await remaining({ applied_at: new Date('2026-10-31T22:59:59Z') })).toMatchObject([{ month: '2026-10-01' }]);
  expect(await remaining({ applied_at: new Date('2026-10-31T23:00:00Z') })).toMatchObject([{ month: '2026-11-01' }]);
});
