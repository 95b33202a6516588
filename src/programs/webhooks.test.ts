import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { insertOperator } from '#board/operators/testing/offer-rows.ts';
import { listWebhooks } from '#board/operators/webhooks/list-webhooks.ts';
import { registerWebhook } from '#board/operators/webhooks/register-webhook.ts';
import { newWebhookSecret } from '#board/context/webhook-secret.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'webhooks-'));
afterAll(() => rm(folder, { recursive: true }));
const { db, url } = await testDatabase();
const board = testBoard(db);
const secret = newWebhookSecret();
const registered = { url: 'https://follower.example/hook', secret, email: null };
const id = await registerWebhook(board, await insertOperator(board, 'Follower'), registered);

async function run(...words: string[]) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'webhooks.ts'), ...words], { env });
  const [out, errors, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'exit'),
  ]);
  return { code: Number(code), out: out.join(''), errors: errors.join('') };
}

test('webhooks are listed with their operators and last answers, without secrets', async () => {
  const { code, out } = await run('list');
  expect(code).toBe(0);
  for (const told of [String(id), 'Follower', registered.url, 'never tried']) expect(out).toContain(told);
  expect(out).not.toContain(secret);
});

test('the running site sends a requested test message, and a deleted webhook is gone', async () => {
  expect((await run('test', String(id))).code).toBe(0);
  expect(await db.selectFrom('webhooks').select('test_asked').execute()).toEqual([{ test_asked: true }]);
  expect((await run('delete', String(id))).code).toBe(0);
  expect(await listWebhooks(board)).toEqual([]);
});

test.each([
  ['no command', []],
  ['an unknown command', ['sing']],
  ['no webhook', ['test']],
  ['a webhook that is not there', ['replay', '999']],
  ['a moment that is none', ['replay', '1', '--since', 'yesterday']],
  ['an unknown option', ['list', '--all']],
])('the command %s is refused with the expected values', async (_what, words) => {
  const { code, errors } = await run(...words);
  expect(code).toBe(2);
  expect(errors).toContain('npm run webhooks');
});
