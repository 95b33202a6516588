import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { second } from '#durations.ts';

const { url } = await testDatabase();

function move(...words: string[]): Promise<{ code: unknown; line: string }> {
  const options = {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
    timeout: 20 * second,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/programs/database-move.ts', ...words], options, (error, _out, errors) =>
      resolve({ code: error === null ? 0 : error.code, line: errors.trim().split('\n').at(-1) ?? '' }),
    );
  });
}

test('a new server that does not answer ends the command in one line that names the option', async () => {
  expect(await move('--to', 'postgres://127.0.0.1:1/new', '--undo')).toEqual({
    code: 1,
    line: expect.stringMatching(/^--to should lead to a new database that its role may fill: .*ECONNREFUSED/),
  });
});

test('a mistyped address is no folder', async () => {
  const { code, line } = await move('--to', 'postgre://mvi:word@pg/new');
  expect([code, line]).toEqual([2, expect.stringContaining('--to is a folder, or an address')]);
});
