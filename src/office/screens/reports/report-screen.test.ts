import { expect, test } from 'vitest';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const { ask, enterAs } = openOffice({ db, now: () => noon });
const { session } = await enterAs('operator');

const reportOf = async (subject_kind: 'offer' | 'company', subject_id: number) => {
  const told = { reason: 'fraud', message: null, email: null, locale: 'fr', reported_at: noon } as const;
  const { id } = await db
    .insertInto('abuse_reports')
    .values({ subject_kind, subject_id, subject_name: 'Pont', ...told })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await ask(`/en/bureau/signalements/${id}`, { session })).text();
};

test('a report leads to the page where the operator acts on what was reported', async () => {
  expect(await reportOf('offer', 7)).toContain('href="/en/bureau/offres/7"');
  expect(await reportOf('company', 8)).toContain('href="/en/bureau/entreprises/8"');
});
