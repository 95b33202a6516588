import { randomBytes } from 'node:crypto';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { rotateSigningKeys, signingKeyStore } from '#identity/provider/protocol/signing-keys.ts';
import { checkSecret, keptCheck } from './check-secret.ts';
import { keysOf, providerSecretOf } from './secret.ts';

const { db } = await testDatabase();
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
beforeEach(async () => {
  await db.updateTable('installation').set({ secret_check: null }).execute();
  await db.deleteFrom('idp.signing_keys').execute();
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  folders.push(folder);
  return folder;
}

const given = async () => ({ dataDir: await emptyFolder(), secret: randomBytes(32).toString('base64url') });

test('the first start stores a check value, and the same secret is accepted again', async () => {
  const ours = await given();
  await checkSecret(db, ours);
  await checkSecret(db, ours);
  expect((await keptCheck(db))?.toString()).not.toContain(ours.secret);
});

test('another secret is refused, whether configured or read from another data folder', async () => {
  await checkSecret(db, await given());
  await expect(checkSecret(db, await given())).rejects.toThrow(/^SECRET should be that of this database: this one/);
});

test('a process without a secret is refused, and makes no secret', async () => {
  await checkSecret(db, { dataDir: await emptyFolder() });
  const dataDir = await emptyFolder();
  await expect(checkSecret(db, { dataDir })).rejects.toMatchObject({ code: 'secret.differs' });
  await expect(access(join(dataDir, 'secret'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('one of two simultaneous first starts with different secrets is refused', async () => {
  const starts = await Promise.allSettled([checkSecret(db, await given()), checkSecret(db, await given())]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an older database accepts only the secret that decrypts its signing keys', async () => {
  const ours = await given();
  const log = { error: () => {}, warn: () => {}, info: () => {} };
  await rotateSigningKeys(signingKeyStore(db, providerSecretOf(keysOf(ours.secret)), log), new Date(), false);
  await expect(checkSecret(db, await given())).rejects.toMatchObject({ code: 'secret.differs' });
  expect(await keptCheck(db)).toBeNull();
  await checkSecret(db, ours);
});
