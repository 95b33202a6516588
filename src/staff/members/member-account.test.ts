import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { openStaffSession, readStaff } from '#staff/sessions/staff-sessions.ts';
import { addMember } from './add-member.ts';
import { findMemberToSignIn } from './find-member-to-sign-in.ts';
import { endMemberSessions, unbindMember } from './member-account.ts';

const { db } = await testDatabase();
const parts = { db, now: () => new Date() };
const program = { kind: 'program', name: 'test' } as const;
const join = (email: string) => addMember(parts, program, { email, name: 'Claire', roles: ['editor'] });

test('all sessions of a member can be ended, and the member stays', async () => {
  const id = await join('a@example.org');
  const secret = await openStaffSession(parts, { memberId: id, way: 'provider' });
  await endMemberSessions(parts, program, id);
  expect(await readStaff(parts, secret)).toBeNull();
  expect(await readStaff(parts, await openStaffSession(parts, { memberId: id, way: 'provider' }))).not.toBeNull();
});

test('after an account was forgotten, another account of the same address signs in', async () => {
  const id = await join('b@example.org');
  const provenEmails = ['b@example.org'];
  expect(await findMemberToSignIn(parts, { oid: 'first', provenEmails })).toBe(id);
  expect(await findMemberToSignIn(parts, { oid: 'second', provenEmails })).toBeNull();
  await unbindMember(parts, program, id);
  expect(await findMemberToSignIn(parts, { oid: 'second', provenEmails })).toBe(id);
});
