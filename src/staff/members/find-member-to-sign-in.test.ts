import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertMember, staffProgram } from '#staff/testing/staff-fixtures.ts';
import { findMemberToSignIn } from './find-member-to-sign-in.ts';
import { removeMember } from './remove-member.ts';

const { db } = await testDatabase();
const parts = { db, now: () => new Date() };
const email = 'claire@example.org';

beforeEach(async () => {
  await db.deleteFrom('staff.roles').execute();
  await db.deleteFrom('staff.members').execute();
});

test('a member signs in first by a verified address, then by the account', async () => {
  const { id } = await insertMember(db, ['editor'], email);
  expect(await findMemberToSignIn(parts, { oid: 'a', provenEmails: ['other@example.org', 'Claire@Example.org'] })).toBe(
    id,
  );
  expect(await findMemberToSignIn(parts, { oid: 'a', provenEmails: ['moved@example.org'] })).toBe(id);
});

test('another account with the address of a member who has signed in is nobody', async () => {
  await insertMember(db, ['editor'], email);
  await findMemberToSignIn(parts, { oid: 'a', provenEmails: [email] });
  expect(await findMemberToSignIn(parts, { oid: 'b', provenEmails: [email] })).toBeNull();
});

test('without a verified address of a member nobody is found', async () => {
  await insertMember(db, ['editor'], email);
  expect(await findMemberToSignIn(parts, { oid: 'a', provenEmails: [] })).toBeNull();
  expect(await findMemberToSignIn(parts, { oid: 'a', provenEmails: ['paul@example.org'] })).toBeNull();
});

test('a removed member is nobody, by address and by account', async () => {
  const { id } = await insertMember(db, ['editor'], email);
  await findMemberToSignIn(parts, { oid: 'a', provenEmails: [email] });
  await removeMember(parts, staffProgram, id, 'left');
  expect(await findMemberToSignIn(parts, { oid: 'a', provenEmails: [email] })).toBeNull();
});

test('a person who was removed may be added under another address, with the same account', async () => {
  const { id } = await insertMember(db, ['editor'], email);
  await findMemberToSignIn(parts, { oid: 'a', provenEmails: [email] });
  await removeMember(parts, staffProgram, id, 'left');
  const again = await insertMember(db, ['editor'], 'claire.morel@example.org');
  expect(await findMemberToSignIn(parts, { oid: 'a', provenEmails: [email, again.email] })).toBe(again.id);
});

test('of two accounts that sign in at once with one address, one is bound', async () => {
  const { id } = await insertMember(db, ['editor'], email);
  const found = await Promise.all(
    ['a', 'b', 'c'].map((oid) => findMemberToSignIn(parts, { oid, provenEmails: [email] })),
  );
  expect(found.filter((one) => one !== null)).toEqual([id]);
});

test('an account is bound to one member, even if two have its addresses', async () => {
  await insertMember(db, ['editor'], email);
  await insertMember(db, ['reader'], 'paul@example.org');
  const signIn = () => findMemberToSignIn(parts, { oid: 'a', provenEmails: ['paul@example.org', email] });
  const found = new Set(await Promise.all([signIn(), signIn(), signIn()]));
  expect(found.size).toBe(1);
  expect(await db.selectFrom('staff.members').select('id').where('subject', '=', 'a').execute()).toHaveLength(1);
});
