import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';

const { url } = await testDatabase();

function run(
  file: string,
  words: readonly string[],
  others: Record<string, string> = {},
): Promise<{ code: unknown; errors: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, SECRET: 'a secret of thirty-two characters', ...others };
  return new Promise((resolve) => {
    const cwd = join(import.meta.dirname, '../..');
    execFile(process.execPath, [join('src/programs', file), ...words], { cwd, env }, (error, _out, errors) =>
      resolve({ code: error === null ? 0 : error.code, errors }),
    );
  });
}

test.each([
  ['preview.ts', ['offer', '99999999'], 'There is no offer 99999999.'],
  ['preview.ts', ['country', '1'], 'There is no preview of country, only of offer and company.'],
  ['preview.ts', ['offer', 'abc'], 'offer needs a number.'],
  ['webhooks.ts', ['delete', 'x'], 'delete needs the number of a webhook, as list shows it.'],
  ['webhooks.ts', ['test', '7'], 'There is no webhook 7.'],
  ['backup.ts', ['lst', '/nowhere'], 'lst is no command: verify, list, take are, or a place alone.'],
  ['backup.ts', ['lst'], 'lst is no command (verify, list, take are) and no folder: write ./lst for a new one.'],
  ['backup.ts', ['list', '/nowhere', '/else'], 'There is one place, not /nowhere and /else.'],
  ['api-keys.ts', ['revoke'], 'revoke needs the prefix of a key, as list shows it.'],
  ['api-keys.ts', ['revoke', 'abc'], 'There is no key abc that is still good.'],
  ['content-import.ts', ['/nowhere'], 'There are no documents in /nowhere.'],
])('the command %s %j is refused in one line with the reason', async (file, words, reason) => {
  const { code, errors } = await run(file, words);
  expect(code).toBe(2);
  expect(errors.trim().split('\n').at(-1)).toContain(reason);
});

test('a move of files names the store that does not answer', async () => {
  const store = 's3://mvi?endpoint=http://127.0.0.1:1';
  const keys = { FILES_ACCESS_KEY: 'access', FILES_SECRET_KEY: 'secret' };
  const { code, errors } = await run('move-files.ts', [store, 'local:/nowhere'], keys);
  expect(code).toBe(1);
  expect(errors).toMatch(/^s3:\/\/mvi\/ at http:\/\/127.0.0.1:1 should be a store that answers: .*\n$/);
});
