import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertOperator } from '#board/operators/testing/offer-rows.ts';
import { registerWebhook } from '#board/operators/webhooks/register-webhook.ts';
import { newWebhookSecret, secretPlace } from '#board/context/webhook-secret.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { listSigningKeys, rotateSigningKeys, signingKeyStore } from '#identity/provider/protocol/signing-keys.ts';
import { changeSecret, webhookSealOf } from '#server/wiring/change-secret.ts';
import { checkSecret, keptCheck } from '#server/wiring/check-secret.ts';
import { keysOf, providerSecretOf, readSecret } from '#server/wiring/secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'secret-'));
afterAll(() => rm(folder, { recursive: true }));
const { url } = await testDatabase();
const file = join(folder, 'secret');
const log = { error: () => {}, warn: () => {}, info: () => {} };
const newSecret = () => randomBytes(32).toString('base64url');

async function run(environment: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: folder, ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'secret.ts'), ...words], { env });
  child.stdin.end();
  const [out, errors, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'exit'),
  ]);
  return { code: Number(code), out: out.join(''), errors: errors.join('') };
}

/**
 * Opens a separate connection and closes it after each test, because an open session would look like a
 * running site.
 */
async function onDatabase<T>(work: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const openedKeys = (secret: string) =>
  onDatabase((db) => listSigningKeys(signingKeyStore(db, providerSecretOf(keysOf(secret)), log), new Date()));

const check = (secret?: string) => onDatabase((db) => checkSecret(db, { dataDir: folder, secret }));

beforeEach(async () => {
  await rm(file, { force: true, recursive: true });
  await onDatabase(async (db) => {
    await db.updateTable('installation').set({ secret_check: null }).execute();
    await sql`truncate idp.signing_keys, operators cascade`.execute(db);
  });
});

async function begin(secret: string): Promise<string> {
  await check(secret);
  await onDatabase((db) =>
    rotateSigningKeys(signingKeyStore(db, providerSecretOf(keysOf(secret)), log), new Date(), false),
  );
  return secret;
}

test('after OLD_SECRET is replaced by SECRET, signing keys and webhook secrets stay readable', async () => {
  const [before, after] = [await begin(newSecret()), newSecret()];
  const secret = newWebhookSecret();
  const operator = await onDatabase(async (db) => {
    const board = testBoard(db, { webhookSeal: webhookSealOf(keysOf(before)) });
    const operator = await insertOperator(board, 'Follower');
    await registerWebhook(board, operator, { url: 'https://follower.example/hook', secret, email: null });
    return operator.id;
  });
  const { code, out, errors } = await run({ SECRET: after, OLD_SECRET: before }, 'change', '--yes');
  expect([code, out]).toEqual([0, expect.stringContaining('1 signing keys and 1 webhooks')]);
  expect(errors).toContain('Everybody is signed out');
  await check(after);
  await expect(check(before)).rejects.toMatchObject({ code: 'secret.differs' });
  expect([(await openedKeys(after)).length, (await openedKeys(before)).length]).toEqual([1, 0]);
  const row = await onDatabase((db) => db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow());
  expect(webhookSealOf(keysOf(after)).open(row.secret, secretPlace(operator))).toBe(secret);
});

test('without SECRET a new secret is made in the data folder, even if an earlier change was interrupted', async () => {
  await check();
  const before = await readFile(file, 'utf8');
  expect((await run({}, 'change', '--yes')).code).toBe(0);
  const after = await readFile(file, 'utf8');
  expect(after).not.toBe(before);
  await check();
  await rename(file, `${file}.next`); // The state after a kill before the new secret was renamed into place.
  expect((await run({}, 'change', '--yes')).code).toBe(0);
  await check();
  expect(await readFile(file, 'utf8')).not.toBe(after);
});

test('a change is refused if another process has changed the secret in the meantime', async () => {
  const [before, first, second] = [await begin(newSecret()), newSecret(), newSecret()];
  const prepared: string[] = [];
  await onDatabase(async (db) => {
    const kept = (await keptCheck(db)) ?? Buffer.alloc(0);
    const changeTo = (secret: string) => {
      const prepare = async () => void prepared.push(secret);
      return changeSecret(db, { kept, present: keysOf(before), next: keysOf(secret), prepare });
    };
    await changeTo(first);
    await expect(changeTo(second)).rejects.toMatchObject({ code: 'secret.changed' });
  });
  expect(prepared).toEqual([first]);
  await check(first);
  expect((await openedKeys(first)).length).toBe(1);
});

test('an unreadable secret stops the change and is not replaced', async () => {
  const before = await begin(newSecret());
  // Uses a folder in place of the file, because reading a folder gives EISDIR to every user, even to root,
  // who may read any file.
  await mkdir(file);
  await expect(readSecret(folder, undefined)).rejects.toMatchObject({ code: 'EISDIR' });
  const { code, errors } = await run({ SECRET: newSecret(), OLD_SECRET: before }, 'change', '--yes');
  expect([code, errors]).toEqual([1, expect.stringContaining('EISDIR')]);
  await check(before);
});

test('an operator can replace a lost secret by an option; signing keys are then made anew', async () => {
  await begin(newSecret());
  const after = newSecret();
  const refused = await run({ SECRET: after }, 'change', '--yes');
  expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining('OLD_SECRET') });
  expect((await run({ SECRET: after }, 'change', '--lost', '--yes')).code).toBe(0);
  await check(after);
  expect(await openedKeys(after)).toEqual([]);
});

test.each([
  ['nobody can be asked', (before: string) => ({ OLD_SECRET: before, SECRET: newSecret() }), ['change'], 'add --yes'],
  [
    'SECRET is the present one',
    (before: string) => ({ SECRET: before }),
    ['change', '--yes'],
    'set SECRET to the next',
  ],
])('the secret is not changed while %s', async (_what, environmentOf, words, told) => {
  const before = await begin(newSecret());
  const { code, errors } = await run(environmentOf(before), ...words);
  expect([code, errors]).toEqual([2, expect.stringContaining(told)]);
  await check(before);
});

test('the secret is not changed while the site runs', async () => {
  const before = await begin(newSecret());
  await onDatabase(async (db) => {
    await sql`select 1`.execute(db);
    const { code, errors } = await run({ SECRET: newSecret(), OLD_SECRET: before }, 'change', '--yes');
    expect([code, errors]).toEqual([2, expect.stringContaining('Stop the site first')]);
  });
  await check(before);
});
