import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { endSessionOf } from './ended-payloads.ts';
import { createStorage, prunePayloads } from './storage.ts';

const { db } = await testDatabase();
const seal = createSeal(randomBytes(32), 'payloads');
const signIn = createStorage({ db, seal, policy: 'signin_fr' });
const signUp = createStorage({ db, seal, policy: 'signup' });
const minute = 60;

test('exactly one of four simultaneous uses of a code or token succeeds', async () => {
  const tokens = signIn('RefreshToken');
  await tokens.upsert('token', { accountId: 'a' }, minute);
  const uses = await Promise.allSettled(Array.from({ length: 4 }, () => tokens.consume('token')));
  expect(uses.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect(await tokens.find('token')).toMatchObject({ accountId: 'a', consumed: expect.any(Number) });
});

test('sessions and grants serve every policy; codes and tokens serve only their own policy', async () => {
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

test('the database reveals neither ids nor contents, and a value moved to another row is invalid', async () => {
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

test('expired payloads are not found, and pruning deletes them', async () => {
  await signIn('Interaction').upsert('i', { accountId: 'a' }, 0);
  expect(await signIn('Interaction').find('i')).toBeUndefined();
  await prunePayloads(db);
  expect(await db.selectFrom('idp.payloads').select('id').where('model', '=', 'Interaction').execute()).toEqual([]);
});

test('a request that read a session before the session ended cannot restore it', async () => {
  const sessions = signIn('Session');
  await sessions.upsert('live', { uid: 'live-uid', accountId: 'a' }, minute);
  const read = (await sessions.find('live')) ?? {};
  await endSessionOf(db, 'live-uid');
  await sessions.upsert('live', read, minute);
  expect([await sessions.find('live'), await sessions.findByUid('live-uid')]).toEqual([undefined, undefined]);
});

test('saving a session at the moment of its end does not restore it', async () => {
  const sessions = signIn('Session');
  await sessions.upsert('at-once', { uid: 'at-once-uid', accountId: 'a' }, minute);
  const saving = await db.transaction().execute(async (ending) => {
    await endSessionOf(ending, 'at-once-uid');
    return { done: sessions.upsert('at-once', { uid: 'at-once-uid', accountId: 'a' }, minute) };
  });
  await saving.done;
  expect(await sessions.find('at-once')).toBeUndefined();
});

test('saving a session after its sign-out does not restore it, and its empty row is deleted later', async () => {
  const sessions = signIn('Session');
  await sessions.upsert('left', { uid: 'left-uid', accountId: 'a' }, minute);
  await sessions.destroy('left');
  await sessions.upsert('left', { uid: 'left-uid', accountId: 'a' }, minute);
  expect(await sessions.find('left')).toBeUndefined();
  await db
    .updateTable('idp.payloads')
    .set({ expires_at: new Date(0) })
    .execute();
  await prunePayloads(db);
  expect(await db.selectFrom('idp.payloads').select('id').execute()).toEqual([]);
});

test('simultaneous uses of a token revoke the token and its grant, because one of the users may be a thief', async () => {
  await signIn('Grant').upsert('shared', { accountId: 'a' }, minute);
  const tokens = signIn('RefreshToken');
  await tokens.upsert('stolen', { accountId: 'a', grantId: 'shared' }, minute);
  await signIn('AccessToken').upsert('given', { accountId: 'a', grantId: 'shared' }, minute);
  await Promise.allSettled([tokens.consume('stolen'), tokens.consume('stolen')]);
  const left = [
    await tokens.find('stolen'),
    await signIn('AccessToken').find('given'),
    await signIn('Grant').find('shared'),
  ];
  expect(left).toEqual([undefined, undefined, undefined]);
});
