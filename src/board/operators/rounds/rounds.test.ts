import { beforeEach, expect, test } from 'vitest';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour, minute } from '#durations.ts';
import { insertMember } from '#staff/testing/staff-fixtures.ts';
import { askRound } from './ask-round.ts';
import { listRounds } from './list-rounds.ts';
import { noteKnownRounds, noteRound, takeAskedRounds } from './note-rounds.ts';

const { db } = await testDatabase();
const clock = { now: noon };
const board = { db, now: () => clock.now };
const operator = await insertMember(db, ['operator']);
const editor = await insertMember(db, ['editor']);
const alerts = { name: 'alerts', every: minute };
const ended = { name: 'alerts', begunAt: noon, tookMs: 12, failure: null, did: 0 };
const listed = async () => (await listRounds(board)).find(({ name }) => name === 'alerts');

beforeEach(async () => {
  clock.now = noon;
  await db.deleteFrom('scheduled_rounds').execute();
  await noteKnownRounds(board, [alerts]);
});

test('work that has not run yet is listed, and a new rhythm replaces the old one', async () => {
  expect(await listed()).toMatchObject({ every: minute, begunAt: null, next: null, isLate: false });
  await noteKnownRounds(board, [{ ...alerts, every: hour }]);
  expect(await listed()).toMatchObject({ every: hour });
});

test('a round shows when it ran, how long and when the next one is due', async () => {
  await noteRound(board, ended);
  expect(await listed()).toMatchObject({ begunAt: noon, tookMs: 12, next: new Date(noon.getTime() + minute) });
});

test('what a round did stays while later rounds have nothing to do', async () => {
  await noteRound(board, { ...ended, did: 7 });
  await noteRound(board, { ...ended, begunAt: new Date(noon.getTime() + minute) });
  expect(await listed()).toMatchObject({ did: 7, didAt: noon, begunAt: new Date(noon.getTime() + minute) });
});

test('a failure is shown until a round ends well', async () => {
  await noteRound(board, { ...ended, failure: 'the mail server is away' });
  expect(await listed()).toMatchObject({ failure: 'the mail server is away' });
  await noteRound(board, ended);
  expect(await listed()).toMatchObject({ failure: null });
});

test('work that no process has done for long is late', async () => {
  await noteRound(board, ended);
  clock.now = new Date(noon.getTime() + hour);
  expect(await listed()).toMatchObject({ isLate: true });
});

test('a round that an operator asks for is taken by one process, and only by one that does this work', async () => {
  await askRound(board, operator, 'alerts');
  expect(await takeAskedRounds(board, ['sweep'])).toEqual([]);
  const takers = await Promise.all([takeAskedRounds(board, ['alerts']), takeAskedRounds(board, ['alerts'])]);
  expect(takers.flat()).toEqual(['alerts']);
  expect(await listed()).toMatchObject({ isRunning: true, askedAt: null });
  await noteRound(board, ended);
  expect(await listed()).toMatchObject({ isRunning: false });
});

test('two operators who ask at once ask for one round; the audit has who asked', async () => {
  const asked = await Promise.allSettled([askRound(board, operator, 'alerts'), askRound(board, operator, 'alerts')]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const acts = await db
    .selectFrom('staff.audit')
    .select(['actor', 'subject_id'])
    .where('act', '=', 'round.run')
    .execute();
  expect(acts.at(-1)).toEqual({ actor: `staff:${operator.id}`, subject_id: 'alerts' });
  await expect(askRound(board, operator, 'unknown')).rejects.toMatchObject({ code: 'office.roundAsked' });
  await expect(askRound(board, editor, 'alerts')).rejects.toMatchObject({ code: 'office.notAllowed' });
});
