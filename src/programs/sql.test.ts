import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';

const { db, url } = await testDatabase();
const why = ['--reason', 'Ticket 12'];

type Outcome = { readonly code: unknown; readonly out: string; readonly errors: string };

function run(environment: Record<string, string>, file: string, ...words: string[]): Promise<Outcome> {
  const options = {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], ...environment },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [join('src/programs', file), ...words], options, (error, out, errors) =>
      resolve({ code: error === null ? 0 : error.code, out, errors }),
    );
  });
}

const ask = (...words: string[]) => run({ DATABASE_URL: url }, 'sql.ts', ...why, ...words);
const uses = () => db.selectFrom('staff.audit').selectAll().where('act', '=', 'database.ask').orderBy('id').execute();

test('a statement is answered in columns, and changes rows only with --write', async () => {
  expect(await ask("select 1 as one, 'a b' as words, null as nothing")).toEqual({
    code: 0,
    out: 'one\twords\tnothing\n1\ta b\tnull\n',
    errors: '1 row\n',
  });
  expect(await ask('delete from index_pings')).toEqual({
    code: 1,
    out: '',
    errors: 'cannot execute DELETE in a read-only transaction\n',
  });
  expect((await ask('--write', 'delete from index_pings')).code).toBe(0);
});

test('with --write a statement runs in no transaction, as settings of the server and maintenance need', async () => {
  for (const statement of ['alter system reset application_name', 'vacuum index_pings'])
    expect([statement, (await ask('--write', statement)).code]).toEqual([statement, 0]);
});

test.each([
  ['begin read write; create table escaped (); commit', 2, 'One statement at a time'],
  ['select 1; select 2', 2, 'One statement at a time'],
  ['do $$ begin commit; set transaction read write; create table escaped (); end $$', 1, 'termination'],
  [`do $$ begin set local transaction_read_only = off; create table escaped (); end $$`, 1, 'read-write'],
])('without --write nothing gets around the refusal: %s', async (statement, code, words) => {
  const answer = await ask(statement);
  expect([answer.code, answer.out]).toEqual([code, '']);
  expect(answer.errors).toContain(words);
  expect((await ask("select to_regclass('escaped') is null as safe")).out).toBe('safe\ntrue\n');
});

test('each use is recorded with its reason, and without the statement', async () => {
  const before = (await uses()).length;
  await ask("select 'zoe@example.org' as email");
  await ask('--write', 'select wrong');
  const recorded = (await uses()).slice(before);
  const use = { actor: 'program:sql', subject_kind: 'database', reason: 'Ticket 12' };
  expect(recorded).toMatchObject([
    { ...use, changes: { write: [null, false] } },
    { ...use, changes: { write: [null, true] } },
  ]);
  expect(JSON.stringify(recorded)).not.toContain('zoe');
});

test.each([[[]], [['--reason', 'no']], [['--reason', 'for zoe@example.org']]])(
  'a statement with the reason %j is refused and not recorded',
  async (words) => {
    const before = (await uses()).length;
    const { code, out, errors } = await run({ DATABASE_URL: url }, 'sql.ts', ...words, 'select 1');
    expect([code, out, errors]).toEqual([2, '', expect.stringContaining('Say why: --reason')]);
    expect(await uses()).toHaveLength(before);
  },
);

test('a database without an audit answers, and a line says that nothing is recorded', async () => {
  const other = new URL(url);
  other.pathname = '/postgres';
  const { code, out, errors } = await run({ DATABASE_URL: other.href }, 'sql.ts', ...why, 'select 1 as one');
  expect([code, out]).toEqual([0, 'one\n1\n']);
  expect(errors).toContain('nothing is recorded');
});

test.each([
  ['resend-applications.ts', []],
  ['accounts.ts', ['export', 'nobody@example.org', '--to', '/nowhere.zip', ...why]],
  ['sql.ts', [...why, 'select 1']],
])('%s refuses a folder that is not the one of a site, and leaves it empty', async (file, words) => {
  const folder = await mkdtemp(join(tmpdir(), 'no-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { code, out, errors } = await run({ DATA_DIR: folder }, file, ...words);
  expect([code, out]).toEqual([1, '']);
  expect(errors).toMatch(/^.*DATA_DIR.*\n$/);
  expect(await readdir(folder)).toEqual([]);
});
