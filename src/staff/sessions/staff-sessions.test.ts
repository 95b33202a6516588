import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour, minute } from '#durations.ts';
import { changeMember } from '#staff/members/change-member.ts';
import { insertMember, staffProgram } from '#staff/testing/staff-fixtures.ts';
import { makeEntryLink, useEntryLink } from './entry-links.ts';
import { keepForm, takeKeptForm } from './kept-forms.ts';
import { pruneStaff } from './prune-staff.ts';
import { fingerprintOf } from './secrets.ts';
import { endStaffSession, isProven, openStaffSession, readStaff } from './staff-sessions.ts';

const { db } = await testDatabase();
const clock = { ahead: 0 };
const parts = { db, now: () => new Date(Date.now() + clock.ahead) };
const claire = await insertMember(db, ['editor']);
const paul = await insertMember(db, ['reader']);

beforeEach(async () => {
  clock.ahead = 0;
  for (const table of ['sessions', 'entry_links', 'kept_forms'] as const)
    await db.deleteFrom(`staff.${table}`).execute();
});

const open = (memberId = claire.id, replaces?: string) =>
  openStaffSession(parts, { memberId, way: 'provider', replaces: replaces ?? null });

const actsOf = async (id: string) =>
  (await db.selectFrom('staff.audit').select(['act']).where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ act }) => act,
  );

test('a session names its member, with roles of this moment', async () => {
  const secret = await open();
  expect(await readStaff(parts, secret)).toMatchObject({ id: claire.id, roles: ['editor'], way: 'provider' });
  await changeMember(parts, staffProgram, claire.id, { name: 'Claire', roles: ['reviewer'] });
  expect(await readStaff(parts, secret)).toMatchObject({ name: 'Claire', roles: ['reviewer'] });
});

test('a member without a role has no access', async () => {
  const nobody = await insertMember(db, ['reader']);
  const secret = await open(nobody.id);
  await db.deleteFrom('staff.roles').where('member_id', '=', nobody.id).execute();
  expect(await readStaff(parts, secret)).toBeNull();
});

test('a forged, ended or missing cookie is nobody', async () => {
  const secret = await open();
  for (const forged of [null, '', 'made-up', fingerprintOf(secret).toString('hex'), `${secret}=`])
    expect(await readStaff(parts, forged)).toBeNull();
  await endStaffSession(parts, secret);
  expect(await readStaff(parts, secret)).toBeNull();
});

test('the database stores no secret of a session', async () => {
  const secret = await open();
  expect(JSON.stringify(await db.selectFrom('staff.sessions').selectAll().execute())).not.toContain(secret);
});

test('a session ends after an hour without a request', async () => {
  const secret = await open();
  clock.ahead = 59 * minute;
  expect(await readStaff(parts, secret)).not.toBeNull();
  clock.ahead += 59 * minute;
  expect(await readStaff(parts, secret)).not.toBeNull();
  clock.ahead += 61 * minute;
  expect(await readStaff(parts, secret)).toBeNull();
});

test('a session ends after twelve hours, even in use', async () => {
  const secret = await open();
  for (clock.ahead = 0; clock.ahead < 12 * hour; clock.ahead += 50 * minute)
    expect(await readStaff(parts, secret)).not.toBeNull();
  clock.ahead = 12 * hour + 1000;
  expect(await readStaff(parts, secret)).toBeNull();
});

const seen = () => db.selectFrom('staff.sessions').select('last_seen_at').executeTakeFirstOrThrow();

test('the time of the last request is written at most once a minute', async () => {
  const secret = await open();
  const first = await seen();
  clock.ahead = 50 * 1000;
  await readStaff(parts, secret);
  expect(await seen()).toEqual(first);
  clock.ahead = 70 * 1000;
  await readStaff(parts, secret);
  expect(await seen()).not.toEqual(first);
});

test('a sign-in proves its member for fifteen minutes, and a new one replaces the session', async () => {
  const first = await open();
  const before = await readStaff(parts, first);
  clock.ahead = 14 * minute;
  expect(before && isProven(before, parts.now())).toBe(true);
  clock.ahead = 15 * minute;
  expect(before && isProven(before, parts.now())).toBe(false);
  const second = await open(claire.id, first);
  const after = await readStaff(parts, second);
  expect(after && isProven(after, parts.now())).toBe(true);
  expect(await readStaff(parts, first)).toBeNull();
});

test('the audit records sign-in and sign-out', async () => {
  const member = await insertMember(db, ['reader']);
  const secret = await open(member.id);
  await endStaffSession(parts, secret);
  await endStaffSession(parts, secret);
  expect(await actsOf(member.id)).toEqual(['staff.add', 'staff.signIn', 'staff.signOut']);
});

test('a link opens one session, and the audit records both', async () => {
  const member = await insertMember(db, ['reader']);
  const token = await makeEntryLink(parts, staffProgram, member.id);
  const secret = await useEntryLink(parts, token);
  expect(await readStaff(parts, secret)).toMatchObject({ id: member.id, way: 'link' });
  expect(await useEntryLink(parts, token)).toBeNull();
  expect(await actsOf(member.id)).toEqual(['staff.add', 'staff.makeLink', 'staff.signIn']);
});

test('of two simultaneous uses of a link one gets a session', async () => {
  const token = await makeEntryLink(parts, staffProgram, claire.id);
  const used = await Promise.all([useEntryLink(parts, token), useEntryLink(parts, token)]);
  expect(used.filter((secret) => secret !== null)).toHaveLength(1);
  expect(await db.selectFrom('staff.sessions').select('id').execute()).toHaveLength(1);
});

test('a link ends after fifteen minutes, and a new link ends the older one', async () => {
  const [older, newer] = [
    await makeEntryLink(parts, staffProgram, claire.id),
    await makeEntryLink(parts, staffProgram, claire.id),
  ];
  expect(await useEntryLink(parts, older)).toBeNull();
  clock.ahead = 15 * minute;
  expect(await useEntryLink(parts, newer)).toBeNull();
  clock.ahead = 14 * minute;
  expect(await useEntryLink(parts, newer)).not.toBeNull();
});

test('only an administrator makes a link; the database does not store it', async () => {
  await expect(makeEntryLink(parts, paul, paul.id)).rejects.toMatchObject({ code: 'office.notAllowed' });
  const admin = await insertMember(db, ['administrator']);
  const token = await makeEntryLink(parts, admin, paul.id);
  expect(JSON.stringify(await db.selectFrom('staff.entry_links').selectAll().execute())).not.toContain(token);
});

const form = {
  address: '/bureau/membres',
  act: 'staff.change',
  about: 'Modifier Claire',
  fields: [
    ['role', 'editor'],
    ['role', 'reader'],
    ['name', 'a\0\ud800'],
  ],
} as const;

test('a kept form comes back once, to its sender alone', async () => {
  const id = await keepForm(parts, claire, form);
  expect(await takeKeptForm(parts, paul, id)).toBeNull();
  const fields = [
    ['role', 'editor'],
    ['role', 'reader'],
    ['name', 'a\ufffd'],
  ];
  expect(await takeKeptForm(parts, claire, id)).toEqual({
    address: form.address,
    act: form.act,
    about: form.about,
    fields,
  });
  expect(await takeKeptForm(parts, claire, id)).toBeNull();
});

test('a kept form ends after thirty minutes', async () => {
  const id = await keepForm(parts, claire, form);
  clock.ahead = 30 * minute;
  expect(await takeKeptForm(parts, claire, id)).toBeNull();
});

test.each(['', 'x', "' or true --", '00000000-0000-4000-8000-000000000000'])('no form has the id %j', async (id) => {
  expect(await takeKeptForm(parts, claire, id)).toBeNull();
});

test('a form over 640 kB is not kept', async () => {
  const large = { ...form, fields: [['text', 'é'.repeat(330 * 1024)]] } as const;
  await expect(keepForm(parts, claire, large)).rejects.toMatchObject({ code: 'office.formTooLarge' });
});

const rows = () =>
  Promise.all(
    (['sessions', 'entry_links', 'kept_forms'] as const).map(
      async (table) => (await db.selectFrom(`staff.${table}`).select('id').execute()).length,
    ),
  );

test('pruning deletes only expired sessions, links and forms', async () => {
  await open();
  await makeEntryLink(parts, staffProgram, claire.id);
  await keepForm(parts, claire, form);
  await pruneStaff(parts);
  expect(await rows()).toEqual([1, 1, 1]);
  clock.ahead = 25 * hour;
  await pruneStaff(parts);
  expect(await rows()).toEqual([0, 0, 0]);
});

test('of the forms of a member the newest twenty are kept', async () => {
  const first = await keepForm(parts, claire, form);
  for (let count = 1; count <= 20; count += 1) await keepForm(parts, claire, form);
  expect(await takeKeptForm(parts, claire, first)).toBeNull();
  const { length } = await db.selectFrom('staff.kept_forms').where('member_id', '=', claire.id).select('id').execute();
  expect(length).toBe(20);
});
