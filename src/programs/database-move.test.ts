import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdsWrites, holdWrites } from '#database/moving/take-over.ts';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { second } from '#durations.ts';

const { db, url } = await testDatabase();

function move(...words: string[]): Promise<{ code: unknown; errors: string; line: string }> {
  const options = {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
    timeout: 20 * second,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/programs/database-move.ts', ...words], options, (error, _out, errors) =>
      resolve({ code: error === null ? 0 : error.code, errors, line: errors.trim().split('\n').at(-1) ?? '' }),
    );
  });
}

test('a new server that does not answer ends the command in one line that names the option', async () => {
  expect(await move('--to', 'postgres://127.0.0.1:1/new', '--undo')).toMatchObject({
    code: 1,
    line: expect.stringMatching(/^--to should lead to a new database that its role may fill: .*ECONNREFUSED/),
  });
});

test('a mistyped address is no folder', async () => {
  const { code, line } = await move('--to', 'postgre://mvi:word@pg/new');
  expect([code, line]).toEqual([2, expect.stringContaining('--to is a folder, or an address')]);
});

async function isHeld(): Promise<boolean> {
  const fresh = connect(url);
  return holdsWrites(fresh).finally(() => fresh.destroy());
}

test('after a finished switch the old server takes writes again only once somebody has confirmed', async () => {
  const other = await testDatabase();
  await holdWrites(db, true);
  onTestFinished(() => holdWrites(db, false));
  const asked = await move('--to', other.url, '--undo');
  expect(asked.code).toBe(2);
  expect(asked.errors).toContain('stop every process that uses the new server first');
  expect(await isHeld()).toBe(true);
  expect(await move('--to', other.url, '--undo', '--yes')).toMatchObject({ code: 0 });
  expect(await isHeld()).toBe(false);
  // Without a switch before it there is nothing to confirm.
  expect(await move('--to', other.url, '--undo')).toMatchObject({ code: 0 });
});
