import { afterEach, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { scaleInForce } from '#reference/allowances.ts';
import { learnScale } from '#reference/learn-scale.ts';
import { scaleOfFile } from '#reference/scale-of-file.ts';
import { shownAllowance } from '#reference/shown-allowance.ts';
import type { Actor } from '#staff/actor.ts';
import { checkScale } from './check-scale.ts';
import { listScales } from './list-scales.ts';
import { bringScalesIntoForce, saveScale, takeScaleBack } from './save-scale.ts';

const { db } = await testDatabase();
const at = (day: string) => ({ ...testBoard(db), now: () => new Date(`${day}T12:00:00Z`) });
const board = at('2026-11-26');
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };
const typed = {
  year: '2027',
  from: '2027-01-01',
  fixed: '800',
  source: 'Arrêté du 20 décembre 2026',
  link: 'https://legifrance.example/arrete',
  rows: 'DE;2200\nDE;Munich;2500\nBE;2100,50',
};
const lastId = async () => (await listScales({ db })).last?.id ?? 0;
const save = async (changes: Partial<typeof typed> = {}, by = board) =>
  saveScale(by, operator, { ...typed, ...changes, seen: await lastId() });
const munich = async () => {
  await learnScale(db);
  return shownAllowance(null, 'DE', 'Munich');
};
const ofFile = { euros: 3241.03, scaleYear: scaleOfFile.year };
const told = async () =>
  (await db.selectFrom('offer_changes').select('kind').where('kind', '=', 'all').execute()).length;

afterEach(async () => {
  await db.deleteFrom('allowance_scales').execute();
  await learnScale(db);
});

test('before its day a scale changes nothing; from its day on, offers show its amounts', async () => {
  const [before, hash] = [await told(), scaleInForce.hash];
  await save();
  expect(await bringScalesIntoForce(at('2026-12-31'))).toBe(0);
  expect([await munich(), await told()]).toEqual([ofFile, before]);
  expect(await bringScalesIntoForce(at('2027-01-01'))).toBe(1);
  expect(await bringScalesIntoForce(at('2027-01-01'))).toBe(0);
  expect([await munich(), await told()]).toEqual([{ euros: 3300, scaleYear: 2027 }, before + 1]);
  expect(shownAllowance(null, 'BE', 'Ghent')).toEqual({ euros: 2900.5, scaleYear: 2027 });
  expect(shownAllowance(null, 'IT', 'Rome')).toBeNull();
  expect(scaleInForce.hash).not.toBe(hash);
});

test('a day begins at midnight in Paris', async () => {
  await save();
  const at2330 = { ...board, now: () => new Date('2026-12-31T23:30:00Z') };
  expect(await bringScalesIntoForce(at2330)).toBe(1);
});

test('a scale whose day has passed counts as soon as it is saved', async () => {
  await save({ from: '2026-11-01' });
  expect(await munich()).toEqual({ euros: 3300, scaleYear: 2027 });
});

test('an allowance that an offer states is none of the scale', async () => {
  await save({ from: '2026-11-01' });
  await learnScale(db);
  expect(shownAllowance(1234, 'DE', 'Munich')).toEqual({ euros: 1234 });
});

test('the last scale is taken back, and the one before counts again', async () => {
  await save({ from: '2026-10-01' });
  const first = await lastId();
  await save({ from: '2026-11-01', rows: 'DE;3000' });
  expect(await munich()).toEqual({ euros: 3800, scaleYear: 2027 });
  await expect(takeScaleBack(board, operator, first)).rejects.toMatchObject({ code: 'office.scaleChanged' });
  const before = await told();
  await takeScaleBack(board, operator, await lastId());
  expect([await munich(), await told()]).toEqual([{ euros: 3300, scaleYear: 2027 }, before + 1]);
  await takeScaleBack(board, operator, first);
  expect(await munich()).toEqual(ofFile);
  await expect(takeScaleBack(board, operator, first)).rejects.toMatchObject({ code: 'office.scaleChanged' });
});

test('a scale that is taken back before its day never counts, and no index is built anew', async () => {
  await save();
  const before = await told();
  await takeScaleBack(board, operator, await lastId());
  expect([await bringScalesIntoForce(at('2027-02-01')), await told()]).toEqual([0, before]);
  await save();
});

test('of two operators at once one saves, and the other sees that something changed', async () => {
  const given = { ...typed, seen: 0 };
  const ends = await Promise.allSettled([1, 2].map(() => saveScale(board, operator, given)));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find((end) => end.status === 'rejected')?.reason).toMatchObject({ code: 'office.scaleChanged' });
  expect((await listScales({ db })).scales).toHaveLength(1);
});

test('a check says which places are missing or new, and by how much amounts change', async () => {
  const first = await checkScale(board, typed);
  expect(first).toMatchObject({ yearBefore: scaleOfFile.year, seen: 0, startsNow: false, added: [] });
  expect(first.missing.map(({ key }) => key)).toContain('IT');
  await save();
  const next = await checkScale(board, { ...typed, from: '2028-01-01', rows: 'DE;2200\nDE;Munich;3000\nIT;2000' });
  expect(next).toMatchObject({
    missing: [{ key: 'BE', before: 2900.5, after: null }],
    added: [{ key: 'IT', before: null, after: 2800 }],
    changed: [{ key: 'DE-munich', before: 3300, after: 3800 }],
    same: 1,
  });
});

test('wrong fields, wrong lines, a day that is not later, and other roles save nothing', async () => {
  await save();
  for (const [wrong, refusal] of [
    [{ year: '27' }, { year: 'field.invalid' }],
    [{ fixed: '12' }, { fixed: 'field.invalid' }],
    [{ link: 'javascript:alert(1)' }, { link: 'field.invalid' }],
    [{ source: ' ' }, { source: 'field.required' }],
    [{ from: '2027-01-01' }, { from: 'field.invalid' }],
    [{ from: '2030-01-01' }, { from: 'field.invalid' }],
    [{ rows: 'Pays;Montant' }, { rows: 'field.required' }],
    [{ rows: 'DE;2200\nAtlantis;2200' }, { rows: 'field.invalid' }],
  ] as const)
    await expect(save({ from: '2028-01-01', ...wrong })).rejects.toMatchObject({ fields: refusal });
  const editor: Actor = { ...operator, roles: ['editor'] };
  await expect(saveScale(board, editor, { ...typed, seen: 0 })).rejects.toMatchObject({ code: 'office.notAllowed' });
  expect((await listScales({ db })).scales).toHaveLength(1);
});

test('the audit says who saved which scale, in the same transaction', async () => {
  await save();
  const acts = await db
    .selectFrom('staff.audit')
    .select(['actor', 'act', 'subject_id', 'changes'])
    .where('subject_id', '=', `allowance_scales:${String(await lastId())}`)
    .execute();
  expect(acts).toMatchObject([
    { actor: 'staff:member-1', act: 'reference.saveScale', changes: { year: [2025, 2027], places: [null, 3] } },
  ]);
});
