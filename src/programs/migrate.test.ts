import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bareDatabase } from '#database/testing/test-database.ts';

const root = join(import.meta.dirname, '../..');

function run(url: string, ...words: string[]): Promise<{ code: unknown; lines: string[] }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/programs/migrate.ts', ...words], { cwd: root, env }, (error, _out, errors) =>
      resolve({ code: error === null ? 0 : error.code, lines: errors.trim().split('\n') }),
    );
  });
}

test('the check names the missing migrations and changes nothing; the command applies them once', async () => {
  const { url } = await bareDatabase();
  const before = await run(url, '--check');
  expect(before.code).toBe(3);
  expect(before.lines).toContain(
    '0088-compatible-migrations is missing; its schema runs with versions since migration 0087.',
  );
  const applied = await run(url);
  expect([applied.code, applied.lines.length]).toEqual([0, before.lines.length + 1]);
  expect((await run(url, '--check')).code).toBe(0);
  expect((await run(url)).lines).toEqual(['The database is up to date.']);
});

test('a database that is too new for this version is refused in one line', async () => {
  const { url, db } = await bareDatabase();
  await run(url);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  for (const words of [['--check'], []]) {
    const { code, lines } = await run(url, ...words);
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^The database is newer than this program: .*9999-later/)],
    ]);
  }
});
