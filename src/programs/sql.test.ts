import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';

const { url } = await testDatabase();

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

const ask = (...words: string[]) => run({ DATABASE_URL: url }, 'sql.ts', ...words);

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

test.each([
  ['resend-applications.ts', []],
  ['accounts.ts', ['export', 'nobody@example.org', '--to', '/nowhere.zip']],
  ['sql.ts', ['select 1']],
])('%s refuses a folder that is not the one of a site, and leaves it empty', async (file, words) => {
  const folder = await mkdtemp(join(tmpdir(), 'no-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { code, out, errors } = await run({ DATA_DIR: folder }, file, ...words);
  expect([code, out]).toEqual([1, '']);
  expect(errors).toMatch(/^.*DATA_DIR.*\n$/);
  expect(await readdir(folder)).toEqual([]);
});
