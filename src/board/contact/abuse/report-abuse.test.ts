import { beforeEach, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Actor } from '#staff/actor.ts';
import { closeReport } from './close-report.ts';
import { listReports, readReport } from './read-reports.ts';
import { reportAbuse } from './report-abuse.ts';

const { db } = await testDatabase();
await insertReference(db);
const enqueued: object[] = [];
const board = testBoard(db, { jobs: { enqueue: async (_db, _job, data) => void enqueued.push(data) } });
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: null };
const offer = await insertOffer(db);
const fraud = { reason: 'fraud', message: 'On demande 300 euros.', email: '' };
const report = (fields: object, id = offer, kind: 'offer' | 'company' = 'offer') =>
  reportAbuse(board, { kind, id, fields: { ...fraud, ...fields }, locale: 'fr' });
const open = async () => (await listReports(board, { state: 'open' })).reports;

beforeEach(async () => {
  enqueued.length = 0;
  await db.deleteFrom('abuse_reports').execute();
});

test('a report and its letter are kept together or not at all', async () => {
  await report({});
  const [kept] = await open();
  expect(kept).toMatchObject({ kind: 'offer', subjectId: offer, reason: 'fraud', email: null });
  expect(enqueued).toEqual([{ reportId: kept?.id }]);
  const dying = { ...board, jobs: { enqueue: () => Promise.reject(new Error('died here')) } };
  const late = reportAbuse(dying, { kind: 'offer', id: offer, fields: fraud, locale: 'fr' });
  await expect(late).rejects.toThrow('died here');
  expect(await open()).toHaveLength(1);
});

test.each([
  [{ reason: '' }, { reason: 'field.required' }],
  [{ reason: 'invented' }, { reason: 'field.required' }],
  [{ reason: 'other', message: ' ' }, { message: 'field.required' }],
  [{ message: 'x'.repeat(4001) }, { message: 'message.tooLong' }],
  [{ email: 'zoe@example.org, paul@example.org' }, { email: 'email.invalid' }],
  [{ message: {}, email: null }, { message: 'message.invalid' }],
])('a report with %j is refused with the name of the field', async (wrong, fields) => {
  await expect(report(wrong)).rejects.toMatchObject({ fields });
  expect(await open()).toEqual([]);
});

test('what is not on the site cannot be reported', async () => {
  for (const id of [0, -1, 2 ** 40, 2 ** 30])
    for (const kind of ['offer', 'company'] as const)
      await expect(report({}, id, kind)).rejects.toMatchObject({ code: 'abuse.nothing' });
});

test('an operator closes a report once, and may open it again', async () => {
  await report({});
  const [kept] = await open();
  const id = kept?.id ?? 0;
  await closeReport(board, { id, outcome: 'acted' }, { actor: operator });
  expect(await readReport(board, id)).toMatchObject({ outcome: 'acted', closedBy: 'staff:member-1' });
  const changed = { code: 'office.reportChanged' };
  await expect(closeReport(board, { id, outcome: 'unfounded' }, { actor: operator })).rejects.toMatchObject(changed);
  await closeReport(board, { id, outcome: null }, { actor: operator });
  expect(await open()).toHaveLength(1);
  await expect(closeReport(board, { id: 0, outcome: 'acted' }, { actor: operator })).rejects.toMatchObject(changed);
});

test('a list has pages, the newest report first', async () => {
  for (let index = 0; index < 51; index += 1) await report({ message: `Report ${index}` });
  const first = await listReports(board, { state: 'open' });
  expect([first.reports.length, first.reports[0]?.message]).toEqual([50, 'Report 50']);
  const last = await listReports(board, { state: 'open', before: first.next ?? 0 });
  expect([last.reports.map(({ message }) => message), last.next]).toEqual([['Report 0'], null]);
});
