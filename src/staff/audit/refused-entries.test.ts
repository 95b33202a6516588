import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { day, hour, minute } from '#durations.ts';
import { findMemberToSignIn } from '#staff/members/find-member-to-sign-in.ts';
import { removeMember } from '#staff/members/remove-member.ts';
import { pruneStaff } from '#staff/sessions/prune-staff.ts';
import { insertMember, staffProgram } from '#staff/testing/staff-fixtures.ts';
import { listRefusedEntries, mostAccounts, noteRefused, noteStranger } from './refused-entries.ts';

const { db } = await testDatabase();
const ten = new Date('2026-11-26T10:10:00Z');
const clock = { now: ten };
const parts = { db, now: () => clock.now };
const listed = () => listRefusedEntries(parts);
const after = (wait: number) => new Date(ten.getTime() + wait);

beforeEach(async () => {
  clock.now = ten;
  await db.deleteFrom('staff.refused_entries').execute();
});

test('the refusals of an account are counted per hour', async () => {
  await noteStranger(parts, 'oid-1');
  clock.now = after(30 * minute);
  await noteStranger(parts, 'oid-1');
  clock.now = after(hour);
  await noteStranger(parts, 'oid-1');
  const [later, earlier] = await listed();
  expect(earlier).toMatchObject({ hour: new Date('2026-11-26T10:00:00Z'), tries: 2, lastAt: after(30 * minute) });
  expect(later).toMatchObject({ hour: new Date('2026-11-26T11:00:00Z'), tries: 1, account: earlier?.account });
});

test('of an unknown account nothing is kept but a part of its fingerprint', async () => {
  await noteStranger(parts, 'zoe@example.org');
  const rows = await db.selectFrom('staff.refused_entries').selectAll().execute();
  expect(rows).toMatchObject([{ reason: 'stranger', account: expect.stringMatching(/^[\w-]{12}$/), member_id: null }]);
  expect(JSON.stringify(rows)).not.toContain('zoe');
});

test('the account of a removed member is told by name', async () => {
  const { id, email } = await insertMember(db, ['editor']);
  await findMemberToSignIn(parts, { oid: 'oid-of-former', provenEmails: [email] });
  await removeMember(parts, staffProgram, id, 'left');
  await noteStranger(parts, 'oid-of-former');
  expect(await listed()).toMatchObject([{ reason: 'former', member: 'Claire Morel' }]);
});

test('however many accounts are tried, an hour has a bounded number of rows, and no attempt is lost', async () => {
  for (let count = 0; count < mostAccounts + 20; count += 1) await noteStranger(parts, `oid-${count}`);
  await noteStranger(parts, 'oid-0');
  const rows = await listed();
  expect(rows).toHaveLength(mostAccounts + 1);
  expect(rows.reduce((sum, { tries }) => sum + tries, 0)).toBe(mostAccounts + 21);
  expect(rows.find(({ account }) => account === '')).toMatchObject({ tries: 20 });
});

test('simultaneous refusals are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => noteRefused(parts, 'link')));
  expect(await listed()).toMatchObject([{ reason: 'link', account: '', tries: 20 }]);
});

test('a refusal is shown for 30 days and kept for 90', async () => {
  await noteRefused(parts, 'provider');
  clock.now = after(29 * day);
  expect(await listed()).toHaveLength(1);
  clock.now = after(31 * day);
  expect(await listed()).toEqual([]);
  clock.now = after(89 * day);
  await pruneStaff(parts);
  expect(await db.selectFrom('staff.refused_entries').selectAll().execute()).toHaveLength(1);
  clock.now = after(90 * day);
  await pruneStaff(parts);
  expect(await db.selectFrom('staff.refused_entries').selectAll().execute()).toEqual([]);
});
