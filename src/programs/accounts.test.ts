import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { ownReadings } from '#board/privacy/own-readings.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localFiles } from '#files/local-files.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';

const folder = await mkdtemp(join(tmpdir(), 'accounts-'));
afterAll(() => rm(folder, { recursive: true }));
const { db, url } = await testDatabase();
await insertReference(db);
const files = localFiles(folder);
const board = testBoard(db, { files });

const reason = 'Ticket 12';
const acts = async (oid: string) =>
  db
    .selectFrom('staff.audit')
    .select(['actor', 'act', 'reason'])
    .where('subject_kind', '=', 'candidate')
    .where('subject_id', '=', oid)
    .orderBy('id')
    .execute();
const act = (name: string) => ({ actor: 'program:accounts', act: `candidate.${name}`, reason });

async function run(typed: string, ...words: string[]) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder };
  const given = words.includes('--reason') ? words : [...words, '--reason', reason];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'accounts.ts'), ...given], { env });
  child.stdin.end(typed);
  const [out, errors, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'exit'),
  ]);
  return { code: Number(code), out: out.join(''), errors: errors.join('') };
}

const statusOf = async (oid: string) =>
  (await db.selectFrom('candidates').select('status_id').where('oid', '=', oid).executeTakeFirst())?.status_id;

test('an operator exports all data of a candidate once into a file that only the operator can read', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const { candidate } = viewer;
  const to = join(folder, 'ana.zip');
  expect(await run('', 'export', candidate.email.toUpperCase(), '--to', to)).toMatchObject({ code: 0 });
  expect((await readFile(to)).subarray(0, 2).toString()).toBe('PK');
  expect((await stat(to)).mode % 0o1000).toBe(0o600);
  expect(await run('', 'export', candidate.oid, '--to', to)).toMatchObject({ code: 1 });
  expect((await readFile(to)).subarray(0, 2).toString()).toBe('PK');
  expect(await acts(candidate.oid)).toEqual([act('export')]);
  expect(await ownReadings(board, viewer)).toEqual([{ at: expect.any(Date), reason }]);
});

test('without a reason nothing is read, and a search that finds nobody is recorded', async () => {
  const { candidate } = await insertCandidate(board);
  const to = join(folder, 'unread.zip');
  const { code, errors } = await run('', 'export', candidate.oid, '--to', to, '--reason', 'no');
  expect([code, errors]).toEqual([2, expect.stringContaining('The candidate reads it')]);
  expect(await acts(candidate.oid)).toEqual([]);
  await expect(stat(to)).rejects.toMatchObject({ code: 'ENOENT' });
  const before = (await acts('')).length;
  expect((await run('', 'export', 'nobody@example.org', '--to', to)).code).toBe(1);
  expect((await acts('')).slice(before)).toEqual([act('read')]);
});

test('a deletion asks the operator to type the address, then starts the grace period', async () => {
  const { candidate } = await insertCandidate(board, { oid: 'graced' });
  expect((await run('no\n', 'delete', 'graced')).code).toBe(1);
  expect((await run('', 'delete', 'graced')).errors).not.toContain(candidate.email);
  expect(await acts('graced')).toEqual([]);
  expect(await statusOf('graced')).toBe(2);
  const { code, out } = await run(`${candidate.email}\n`, 'delete', 'graced');
  expect([code, out]).toEqual([0, expect.stringContaining('unless its owner signs in')]);
  expect(await statusOf('graced')).toBe(1);
  expect(await acts('graced')).toEqual([act('close')]);
});

test('an immediate deletion leaves no row, file or session', async () => {
  const { candidate } = await insertCandidate(board, { oid: 'gone', complete: true, status_id: 10 });
  const { file_key: key } = await db
    .selectFrom('cvs')
    .select('file_key')
    .where('candidate_id', '=', candidate.id)
    .executeTakeFirstOrThrow();
  expect((await run('', 'delete', 'gone@example.org', '--now', '--yes')).code).toBe(0);
  expect(await statusOf('gone')).toBeUndefined();
  await expect(files.get(key)).rejects.toMatchObject({ code: 'file.notFound' });
  expect((await run('', 'delete', 'gone@example.org', '--now', '--yes')).code).toBe(1);
  expect(await acts('gone')).toEqual([act('erase')]);
});

test('the data of a person who has only an account can be exported, and deleted only immediately', async () => {
  const email = 'Nobody.Yet@example.org';
  const { oid } = await createAccount(db, { email, password: 'sept girafes', givenName: 'Ana', familyName: 'Ruiz' });
  const to = join(folder, 'nobody-yet.zip');
  expect(await run('', 'export', email.toLowerCase(), '--to', to)).toMatchObject({ code: 0 });
  expect((await readFile(to)).subarray(0, 2).toString()).toBe('PK');
  const left = () => db.selectFrom('idp.accounts').select('oid').where('oid', '=', oid).execute();
  expect((await run('', 'delete', oid, '--yes')).code).toBe(1);
  expect((await run('no\n', 'delete', oid, '--now')).code).toBe(1);
  expect(await left()).toHaveLength(1);
  expect((await run(`${email}\n`, 'delete', oid, '--now')).code).toBe(0);
  expect(await left()).toEqual([]);
  expect(await acts(oid)).toEqual([act('export'), act('erase')]);
});

test('an export states how many files it lacks', async () => {
  const { candidate } = await insertCandidate(board, { complete: true });
  const cvs = db.updateTable('cvs').set({ file_key: 'lost' }).where('candidate_id', '=', candidate.id);
  await cvs.execute();
  const { code, out } = await run('', 'export', candidate.oid, '--to', join(folder, 'lacking.zip'));
  expect([code, out]).toEqual([0, expect.stringContaining('1 of the files')]);
});
