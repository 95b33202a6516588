import { beforeEach, expect, test } from 'vitest';
import { insertCompany, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { mergeCompanies } from '#board/operators/companies/merge-companies.ts';
import { undoMerge } from '#board/operators/companies/undo-merge.ts';
import { askImport, importUpload } from '#board/operators/imports/ask-import.ts';
import { lastRuns } from '#board/operators/imports/import-runs.ts';
import { rollbackReach, rollBackImport } from '#board/operators/imports/roll-back-import.ts';
import { readRunRows } from '#board/operators/imports/run-rows.ts';
import { correctOffer } from '#board/operators/offers/correct-offer.ts';
import { versionOfValue } from '#board/operators/offers/value-version.ts';
import { bringBackOffer, withdrawOffer } from '#board/operators/offers/withdraw-offer.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { minute } from '#durations.ts';
import { row2026, type SourceRowJson } from '#import/testing/source-rows.ts';
import { doAskedImports } from './asked-imports.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const board = testBoard(db, { now: () => now });
const actor = { kind: 'program', name: 'test' } as const;
const log = { info: () => undefined };

beforeEach(async () => {
  await db.deleteFrom('import_runs').execute();
  await db.deleteFrom('offers').execute();
});

const whole = (rows: readonly SourceRowJson[]) => Buffer.from(JSON.stringify({ result: rows, count: rows.length }));

async function work(): Promise<void> {
  now = new Date(now.getTime() + minute);
  await doAskedImports(board, log, { source: null, stopping: new AbortController().signal });
}

async function dryRun(bytes: Buffer): Promise<number> {
  const id = await askImport(board, actor, { kind: 'dryRun', upload: { name: 'rows.json', bytes } });
  await work();
  return id;
}

/** Imports rows as a file that was tried first. @returns the id of the run */
async function importRows(...rows: SourceRowJson[]): Promise<number> {
  const id = await importUpload(board, actor, await dryRun(whole(rows)));
  await work();
  return id;
}

const offers = async () => {
  const rows = await db.selectFrom('offers').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, title: row.title, shown: row.withdrawn_at === null }));
};
const fieldsOf = async () => (await db.selectFrom('offer_source_rows').select('fields').executeTakeFirst())?.fields;
const runOf = async (id: number) => (await lastRuns(board, 10)).find((run) => run.id === id);

test('a dry run of a file changes nothing and tells what would change, before and after', async () => {
  await importRows(row2026(1), row2026(2), row2026(3));
  const before = await offers();
  const id = await dryRun(
    whole([row2026(1, { missionTitle: 'Verrier' }), row2026(2), row2026(4), row2026(5, { missionDuration: 99 })]),
  );
  expect(await offers()).toEqual(before);
  expect((await runOf(id))?.counts).toMatchObject({ inserted: 1, updated: 1, unchanged: 1, rejected: 1, withdrawn: 1 });
  const rowsOf = async (kind: 'put' | 'change' | 'withdraw' | 'rejected') =>
    (await readRunRows(board, { runId: id, kind, after: 0 })).rows;
  expect(await rowsOf('change')).toMatchObject([
    { offerId: '1', changes: { title: ['Ingénieur qualité verre', 'Verrier'] } },
  ]);
  expect(await rowsOf('put')).toMatchObject([{ offerId: '4' }]);
  expect(await rowsOf('withdraw')).toMatchObject([{ offerId: '3' }]);
  expect(await rowsOf('rejected')).toMatchObject([
    { offerId: '5', reasons: [expect.stringContaining('missionDuration')] },
  ]);
});

test.each([
  ['no JSON', Buffer.from('<html>'), 'is not JSON'],
  ['another form', Buffer.from('{"a":1}'), 'neither a search response'],
  ['no text', Buffer.from([0xff, 0xfe, 0, 1]), 'is not JSON'],
])('a file of %s is a failed run that says why, and changes nothing', async (_name, bytes, why) => {
  const id = await dryRun(bytes);
  expect(await runOf(id)).toMatchObject({ failed: true, summary: expect.stringContaining(why) });
  expect(await offers()).toEqual([]);
});

test('rows of garbage are refused each with its reasons, and the run has failed', async () => {
  const id = await dryRun(Buffer.from(JSON.stringify([1, null, 'x\0', {}, { id: -1, missionTitle: '\0\ud800' }, []])));
  expect(await runOf(id)).toMatchObject({ failed: true, counts: { rejected: 6 } });
});

test('a second import is refused while one waits, and without a source an import says so', async () => {
  const id = await askImport(board, actor, { kind: 'asked' });
  await expect(askImport(board, actor, { kind: 'dryRun' })).rejects.toMatchObject({ code: 'office.importWaiting' });
  await work();
  expect(await runOf(id)).toMatchObject({ failed: true, summary: expect.stringContaining('OFFERS_IMPORT_URL') });
});

test('of several processes one does an import that was asked for', async () => {
  const id = await dryRun(whole([row2026(1)]));
  await importUpload(board, actor, id);
  await Promise.all([work(), work(), work()]);
  expect((await lastRuns(board, 10)).filter(({ failed }) => failed === false)).toHaveLength(2);
  expect(await offers()).toHaveLength(1);
});

test('rolling back the last import gives its offers their former values and withdraws new ones', async () => {
  await importRows(row2026(1), row2026(2), row2026(3));
  const before = await offers();
  const id = await importRows(row2026(1, { missionTitle: 'Verrier' }), row2026(2), row2026(4));
  expect(await offers()).toMatchObject([{ title: 'Verrier' }, {}, { shown: false }, { id: 4 }]);
  expect(await rollbackReach(board, id)).toEqual({ withdrawn: 1, restored: 2, overwritten: 0, applications: 0 });
  await rollBackImport(board, actor, id);
  expect(await offers()).toEqual([...before, expect.objectContaining({ id: 4, shown: false })]);
  await expect(rollBackImport(board, actor, id)).rejects.toMatchObject({ code: 'office.notLastImport' });
  await importRows(row2026(1, { missionTitle: 'Verrier' }), row2026(2), row2026(4));
  expect(await offers()).toMatchObject([{ title: 'Verrier' }, {}, { shown: false }, { id: 4, shown: true }]);
});

test('a rollback gives programs the row of the source as it was', async () => {
  await importRows(row2026(1));
  const before = await fieldsOf();
  const id = await importRows(row2026(1, { missionDescription: 'Garbage', ca: '99' }));
  expect(await fieldsOf()).not.toEqual(before);
  await rollBackImport(board, actor, id);
  expect(await fieldsOf()).toEqual(before);
});

test('corrections and withdrawals of the staff outlive a rollback, and follow what the source said before', async () => {
  await importRows(row2026(1), row2026(2));
  const id = await importRows(
    row2026(1, { missionTitle: 'Verrier', missionDuration: 18 }),
    row2026(2, { missionDuration: 18 }),
  );
  const typed = { offerId: 1, field: 'title', value: 'Souffleur', note: 'x' } as const;
  await correctOffer(board, actor, { ...typed, seen: versionOfValue('Verrier') });
  await withdrawOffer(board, actor, { offerId: 2, reason: 'A fraud' });
  await rollBackImport(board, actor, id);
  expect(await offers()).toEqual([
    { id: 1, title: 'Souffleur', shown: true },
    { id: 2, title: 'Ingénieur qualité verre', shown: false },
  ]);
  const durations = await db.selectFrom('offers').select('duration_months as months').orderBy('id').execute();
  expect(durations).toEqual([{ months: 12 }, { months: 12 }]);
  const [correction] = await db.selectFrom('offer_corrections').selectAll().execute();
  expect(correction).toMatchObject({ source_value: 'Ingénieur qualité verre', replaced_value: 'Verrier' });
  await bringBackOffer(board, actor, 2);
  expect((await offers())[1]).toMatchObject({ shown: true });
});

test('a rollback after the undo of a merge leaves an offer with the company that its source names', async () => {
  await importRows(row2026(1));
  const companyOf = async () => (await db.selectFrom('offers').select('company_id as id').executeTakeFirstOrThrow()).id;
  const [formerId, survivorId] = [await companyOf(), await insertCompany(db, { name: 'Verre', source: 'import' })];
  const mergeId = await mergeCompanies(board, actor, { formerId, survivorId });
  const id = await importRows(row2026(1, { missionTitle: 'Verrier' }));
  await undoMerge(board, actor, { mergeId });
  await rollBackImport(board, actor, id);
  expect(await companyOf()).toBe(formerId);
});

test('a new offer that the staff withdrew stays off the site after a rollback, also if it is given back', async () => {
  await importRows(row2026(1));
  const id = await importRows(row2026(1), row2026(2));
  await withdrawOffer(board, actor, { offerId: 2, reason: 'A fraud' });
  now = new Date(now.getTime() + minute);
  await rollBackImport(board, actor, id);
  await bringBackOffer(board, actor, 2);
  expect((await offers())[1]).toMatchObject({ id: 2, shown: false });
});

test('only the last import is rolled back, and not if offers were written since', async () => {
  const first = await importRows(row2026(1));
  const second = await importRows(row2026(1, { missionDuration: 18 }));
  await expect(rollBackImport(board, actor, first)).rejects.toMatchObject({ code: 'office.notLastImport' });
  await db.updateTable('offers').set({ fingerprint: 'somebody else' }).execute();
  expect(await rollbackReach(board, second)).toMatchObject({ overwritten: 1 });
  await expect(rollBackImport(board, actor, second)).rejects.toMatchObject({ code: 'office.importOverwritten' });
  expect((await db.selectFrom('offers').select('duration_months').executeTakeFirst())?.duration_months).toBe(18);
});

test('images of the last two runs that changed offers are kept', async () => {
  await importRows(row2026(1));
  for (const missionDuration of [13, 14, 15]) await importRows(row2026(1, { missionDuration }));
  await importRows(row2026(1, { missionDuration: 15 }));
  const { length } = await db.selectFrom('import_images').select('run_id').distinct().execute();
  expect(length).toBe(2);
});
