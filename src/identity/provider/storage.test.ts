import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createSeal } from '../sealing.ts';
import { createStorage, prunePayloads } from './storage.ts';

const { db } = await testDatabase();
const seal = createSeal(randomBytes(32), 'payloads');
const signIn = createStorage({ db, seal, policy: 'signin_fr' });
const signUp = createStorage({ db, seal, policy: 'signup' });
const minute = 60;

test('of four uses at once of one code or token exactly one succeeds', async () => {
  const tokens = signIn('RefreshToken');
  await tokens.upsert('token', { accountId: 'a' }, minute);
  const uses = await Promise.allSettled(Array.from({ length: 4 }, () => tokens.consume('token')));
  expect(uses.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect(await tokens.find('token')).toMatchObject({ accountId: 'a', consumed: expect.any(Number) });
});

test('sessions and grants serve every policy, codes and tokens only their own', async () => {
  await signIn('Session').upsert('s', { uid: 'u', accountId: 'a' }, minute);
  await signIn('AuthorizationCode').upsert('c', { accountId: 'a' }, minute);
  expect(await signUp('Session').findByUid('u')).toMatchObject({ accountId: 'a' });
  expect(await signUp('AuthorizationCode').find('c')).toBeUndefined();
});

test('revoking a grant ends its tokens of every policy', async () => {
  await signIn('RefreshToken').upsert('r1', { grantId: 'g' }, minute);
  await signUp('RefreshToken').upsert('r2', { grantId: 'g' }, minute);
  await signUp('RefreshToken').upsert('r3', { grantId: 'other' }, minute);
  await signIn('RefreshToken').revokeByGrantId('g');
  const left = await Promise.all([
    signIn('RefreshToken').find('r1'),
    signUp('RefreshToken').find('r2'),
    signUp('RefreshToken').find('r3'),
  ]);
  expect(left.map(Boolean)).toEqual([false, false, true]);
});

test('neither ids nor contents can be read in the database, and a row moved elsewhere is worth nothing', async () => {
  await signIn('AuthorizationCode').upsert('a-secret-code', { accountId: 'a-person' }, minute);
  const row = await db.selectFrom('idp.payloads').selectAll().where('model', '=', 'AuthorizationCode').execute();
  expect(Buffer.concat(row.flatMap(({ id, sealed }) => [id, sealed])).toString('latin1')).not.toMatch(
    /a-secret-code|a-person/,
  );
  await db
    .updateTable('idp.payloads')
    .set({ model: 'RefreshToken' })
    .where('model', '=', 'AuthorizationCode')
    .execute();
  expect(await signIn('RefreshToken').find('a-secret-code')).toBeUndefined();
});

test('what has expired is not found, and pruning deletes it', async () => {
  await signIn('Interaction').upsert('i', { accountId: 'a' }, 0);
  expect(await signIn('Interaction').find('i')).toBeUndefined();
  await prunePayloads(db);
  expect(await db.selectFrom('idp.payloads').select('id').where('model', '=', 'Interaction').execute()).toEqual([]);
});
