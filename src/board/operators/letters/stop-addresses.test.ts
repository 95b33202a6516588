import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertMember } from '#staff/testing/staff-fixtures.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { countStopped, stopAddresses } from './stop-addresses.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const operator = await insertMember(db, ['operator']);
const { candidate } = await insertCandidate(board, { complete: true, oid: 'oid-1', email: 'Zoe@Example.org' });
const candidate_id = candidate.id;

beforeEach(async () => {
  await db.deleteFrom('alert_addresses').execute();
  await db.deleteFrom('newsletter_subscriptions').execute();
  const asked = { question: crypto.randomUUID(), confirmed_at: noon };
  await db
    .insertInto('alert_addresses')
    .values({ candidate_id, email: 'Zoe@Example.org', asked_at: noon, asked_times: 1, ...asked })
    .execute();
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email: 'paul@example.org', locale: 'fr', text_version: '2026-11-22', ...asked })
    .execute();
});

test('alerts and newsletter to bounced addresses stop, and the numbers were shown before', async () => {
  const list = 'zoe@example.org\n"paul@example.org";550 no such user\nnobody@example.org\nzoe@example.org\nStatus\n';
  const counted = { addresses: 3, alerts: 1, newsletters: 1 };
  expect(await countStopped(board, list)).toEqual(counted);
  expect(await stopAddresses(board, operator, list)).toEqual(counted);
  expect(await countStopped(board, list)).toEqual({ addresses: 3, alerts: 0, newsletters: 0 });
  expect(await db.selectFrom('alert_addresses').select('stopped_for').execute()).toEqual([{ stopped_for: 'bounced' }]);
  const audit = await db.selectFrom('staff.audit').selectAll().where('act', '=', 'mail.stop').execute();
  expect(audit).toHaveLength(1);
  expect(JSON.stringify(audit)).not.toContain('example.org');
});

test('a list without an address, or with too many, is refused at the field', async () => {
  const many = Array.from({ length: 501 }, (_, index) => `a${index}@example.org`).join('\n');
  for (const list of ['', 'Status; 550', many])
    await expect(countStopped(board, list)).rejects.toMatchObject({ fields: { addresses: expect.anything() } });
});

test('any text is read as addresses or refused at the field, with no other error', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.emailAddress());
  const isRead = fc.asyncProperty(text, async (list) => {
    const outcome = await countStopped(board, list).catch((error: unknown) => error);
    return outcome instanceof InvalidInput || (!(outcome instanceof Error) && outcome !== undefined);
  });
  expect((await fc.check(isRead, { numRuns: 100 })).failed).toBe(false);
});
