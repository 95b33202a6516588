import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { ownReadings } from '#board/privacy/own-readings.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Actor } from '#staff/actor.ts';
import { refuseCandidate, readmitCandidate } from './change-availability.ts';
import { closeForCandidate, eraseCandidate } from './erase-candidate.ts';
import { exportCandidate } from './export-candidate.ts';

const { db } = await testDatabase();
await insertReference(db);
const enqueued: object[] = [];
const board = testBoard(db, { jobs: { enqueue: async (_db, _job, data) => void enqueued.push(data) } });
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };
const reader: Actor = { ...operator, roles: ['reader'] };
const reason = 'Demande écrite de la personne';
const rowOf = (oid: string) => db.selectFrom('candidates').selectAll().where('oid', '=', oid).executeTakeFirst();
const acts = (oid: string) =>
  db
    .selectFrom('staff.audit')
    .select(['act', 'changes', 'reason'])
    .where('subject_id', '=', oid)
    .orderBy('id')
    .execute();

let oid = '';
let count = 0;
let viewer: Awaited<ReturnType<typeof insertCandidate>>;
beforeEach(async () => {
  count += 1;
  oid = `candidate-${count}`;
  enqueued.length = 0;
  viewer = await insertCandidate(board, { complete: true, oid, email: `${oid}@example.org` });
});

test('an account that the staff made unavailable comes back with the status that it had', async () => {
  await db.updateTable('candidates').set({ status_id: 5 }).where('oid', '=', oid).execute();
  await refuseCandidate(board, operator, { oid, reason });
  expect((await rowOf(oid))?.status_id).toBe(10);
  await expect(refuseCandidate(board, operator, { oid, reason })).rejects.toMatchObject({
    code: 'office.candidateInState',
  });
  await readmitCandidate(board, operator, { oid, reason });
  expect((await rowOf(oid))?.status_id).toBe(5);
  expect(await acts(oid)).toEqual([
    { act: 'candidate.refuse', changes: { status: [5, 10] }, reason },
    { act: 'candidate.readmit', changes: { status: [10, 5] }, reason },
  ]);
});

test('an account refused by another system comes back with the status of its profile', async () => {
  await db.updateTable('candidates').set({ status_id: 10 }).where('oid', '=', oid).execute();
  await readmitCandidate(board, operator, { oid, reason });
  expect((await rowOf(oid))?.status_id).toBe(3);
});

test('an account is closed as by its own button: with a letter, and once', async () => {
  await closeForCandidate(board, operator, { oid, reason });
  await closeForCandidate(board, operator, { oid, reason });
  expect(await rowOf(oid)).toMatchObject({ status_id: 1, status_before_closing: 3 });
  expect(enqueued).toHaveLength(1);
});

test('an erased candidate leaves the object id and the reason in the audit, and nothing else', async () => {
  await expect(eraseCandidate(board, operator, { oid, reason, address: 'other@example.org' })).rejects.toMatchObject({
    fields: { address: 'field.invalid' },
  });
  await eraseCandidate(board, operator, { oid, reason, address: ` ${oid.toUpperCase()}@example.org` });
  expect(await rowOf(oid)).toBeUndefined();
  expect(await acts(oid)).toEqual([{ act: 'candidate.erase', changes: {}, reason }]);
});

test('a candidate sees that their data were exported, and why', async () => {
  expect((await text(await exportCandidate(board, operator, { oid, reason }))).length).toBeGreaterThan(100);
  expect(await ownReadings(board, viewer)).toMatchObject([{ reason }]);
});

test('without the role, a reason or the candidate, nothing happens', async () => {
  const erase: typeof refuseCandidate = (_board, actor, typed) =>
    eraseCandidate(board, actor, { ...typed, address: `${oid}@example.org` });
  const all = [refuseCandidate, readmitCandidate, closeForCandidate, erase, exportCandidate] as const;
  for (const act of all) {
    await expect(act(board, reader, { oid, reason })).rejects.toMatchObject({ code: 'office.notAllowed' });
    for (const bad of ['', 'non', 'ana@example.org demande', 'x'.repeat(301)])
      await expect(act(board, operator, { oid, reason: bad })).rejects.toMatchObject({
        fields: { reason: expect.any(String) },
      });
    await expect(act(board, operator, { oid: 'nobody', reason })).rejects.toMatchObject({
      code: 'office.noSuchCandidate',
    });
  }
  expect(await rowOf(oid)).toMatchObject({ status_id: 3, closed_at: null });
  expect(await acts(oid)).toEqual([]);
});
