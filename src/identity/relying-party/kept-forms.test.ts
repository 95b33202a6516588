import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createCookieJar } from '#http/cookies.ts';
import { createSeal } from '../sealing.ts';
import { createKeptForms } from './kept-forms.ts';

const { db } = await testDatabase();
const cookies = createCookieJar(new URL('https://mvi.example'));
const forms = createKeptForms(db, createSeal(randomBytes(32), 'kept-forms'), cookies);
const typed = { message: 'Bonjour,\nje suis Zoé.', email: 'zoe@exemple.fr' };

beforeEach(() => db.deleteFrom('kept_forms').execute());

async function keep(form = 'application 1', fields: Record<string, string> = typed): Promise<string> {
  const [line = ''] = await forms.keep(form, fields);
  return line.split(';', 1)[0] ?? '';
}

test('what was typed is given back to its browser and its form, once', async () => {
  const cookie = await keep();
  expect(cookie).toMatch(/^__Host-/);
  expect(await forms.take('application 2', cookie)).toBeNull();
  expect(await forms.take('application 1', '__Host-kept-form=invented')).toBeNull();
  expect(await forms.take('application 1', cookie)).toEqual(typed);
  expect(await forms.take('application 1', cookie)).toBeNull();
});

test('asked for twice at once, it is given once', async () => {
  const cookie = await keep();
  const taken = await Promise.all([1, 2, 3, 4].map(() => forms.take('application 1', cookie)));
  expect(taken.filter(Boolean)).toEqual([typed]);
});

test('nothing that was typed can be read in the database or in the cookie', async () => {
  const cookie = await keep();
  const stored = Buffer.concat((await db.selectFrom('kept_forms').select('sealed').execute()).map((row) => row.sealed));
  for (const text of [cookie, stored.toString('latin1')]) expect(text).not.toMatch(/Bonjour|exemple|application/);
});

test('after half an hour it is gone', async () => {
  const cookie = await keep();
  await db
    .updateTable('kept_forms')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect(await forms.take('application 1', cookie)).toBeNull();
  await forms.prune();
  expect(await db.selectFrom('kept_forms').select('id').execute()).toEqual([]);
});

test('the longest message is kept; what is longer than any form, and what strangers pile up, is not', async () => {
  expect(await keep('application 1', { message: '🌍'.repeat(4000) })).not.toBe('');
  expect(await keep('application 1', { message: 'a'.repeat(25_000) })).toBe('');
  const row = { sealed: Buffer.from('x'), expires_at: new Date(Date.now() + 60_000) };
  await db
    .insertInto('kept_forms')
    .values(Array.from({ length: 2000 }, () => ({ id: randomBytes(32), ...row })))
    .execute();
  expect(await keep()).toBe('');
});
