import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { pruneCodes } from './code-rows.ts';
import { codesFor, createCodeStore } from './codes.ts';

const { db } = await testDatabase();
let now = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * minute));
const store = createCodeStore(randomBytes(32), () => now);
const schema = z.object({ email: z.string() });
const codes = codesFor(store, 'signUp', schema);
const ana = { email: 'ana@exemple.fr' };
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await db.deleteFrom('idp.codes').execute();
});

test('a six-digit code returns its data once', async () => {
  const { code } = await codes.make(db, 'uid', ana);
  expect(code).toMatch(/^\d{6}$/);
  expect(await codes.find(db, 'uid')).toEqual(ana);
  expect(await codes.take(db, 'uid')).toBeNull();
  expect(await codes.redeem(db, 'uid', code)).toEqual({ proven: ana });
  expect(await codes.redeem(db, 'uid', code)).toEqual({ refused: 'codeUsedUp' });
  expect(await codes.findProven(db, 'uid')).toEqual(ana);
  expect(await codes.take(db, 'uid')).toEqual(ana);
  expect(await codes.take(db, 'uid')).toBeNull();
});

test('after five tries even the right code is refused', async () => {
  const { code } = await codes.make(db, 'uid', ana);
  const answers = [];
  for (let each = 0; each < 5; each += 1) answers.push(await codes.redeem(db, 'uid', wrong(code)));
  expect(answers.map((answer) => 'refused' in answer && answer.refused)).toEqual([
    ...Array.from({ length: 4 }, () => 'codeWrong'),
    'codeUsedUp',
  ]);
  expect(await codes.redeem(db, 'uid', code)).toEqual({ refused: 'codeUsedUp' });
});

test('one of five simultaneous right codes succeeds, and only five of forty wrong codes are compared', async () => {
  const { code } = await codes.make(db, 'uid', ana);
  const right = await Promise.all(Array.from({ length: 5 }, () => codes.redeem(db, 'uid', code)));
  expect(right.filter((answer) => 'proven' in answer)).toHaveLength(1);
  const next = await codes.make(db, 'uid', ana);
  const all = await Promise.all(Array.from({ length: 40 }, () => codes.redeem(db, 'uid', wrong(next.code))));
  expect(all.filter((answer) => 'refused' in answer && answer.refused === 'codeWrong').length).toBeLessThan(5);
  expect(await codes.redeem(db, 'uid', next.code)).toEqual({ refused: 'codeUsedUp' });
});

test('a code and its proof expire after a quarter of an hour', async () => {
  const { code } = await codes.make(db, 'uid', ana);
  later(16);
  expect(await codes.redeem(db, 'uid', code)).toEqual({ refused: 'codeExpired' });
  const next = await codes.make(db, 'uid', ana);
  later(14);
  expect(await codes.redeem(db, 'uid', next.code)).toEqual({ proven: ana });
  later(16);
  expect(await codes.take(db, 'uid')).toBeNull();
});

test('a new code replaces the first', async () => {
  const first = await codes.make(db, 'uid', ana);
  const second = await codes.make(db, 'uid', { email: 'lou@exemple.fr' });
  expect(await codes.redeem(db, 'uid', first.code)).toEqual({ refused: 'codeWrong' });
  expect(await codes.redeem(db, 'uid', second.code)).toEqual({ proven: { email: 'lou@exemple.fr' } });
});

test('a code is invalid for another interaction or purpose', async () => {
  const { code } = await codes.make(db, 'uid', ana);
  const reset = codesFor(store, 'passwordReset', schema);
  expect(await codes.redeem(db, 'other', code)).toEqual({ refused: 'codeExpired' });
  expect(await reset.redeem(db, 'uid', code)).toEqual({ refused: 'codeExpired' });
});

test('the database reveals neither a code nor its data, and pruning deletes expired codes', async () => {
  const { code } = await codes.make(db, 'uid', ana);
  const [row] = await db.selectFrom('idp.codes').selectAll().execute();
  expect(JSON.stringify(row, (_key, value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))).not.toMatch(
    new RegExp(`${code}|exemple`),
  );
  await pruneCodes(db, later(20));
  expect(await codes.find(db, 'uid')).toEqual(ana);
  await pruneCodes(db, later(60));
  expect(await codes.find(db, 'uid')).toBeNull();
});
