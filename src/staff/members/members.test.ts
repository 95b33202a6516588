import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { makeEntryLink } from '#staff/sessions/entry-links.ts';
import { keepForm } from '#staff/sessions/kept-forms.ts';
import { openStaffSession, readStaff } from '#staff/sessions/staff-sessions.ts';
import { insertMember, staffProgram } from '#staff/testing/staff-fixtures.ts';
import { addMember } from './add-member.ts';
import { changeMember } from './change-member.ts';
import { listMembers, memberCalled } from './list-members.ts';
import { removeMember } from './remove-member.ts';

const { db } = await testDatabase();
const parts = { db, now: () => new Date() };
const claire = { email: 'claire@example.org', name: 'Claire Morel', roles: ['editor'] };

beforeEach(async () => {
  for (const table of ['kept_forms', 'entry_links', 'sessions', 'roles', 'members'] as const)
    await db.deleteFrom(`staff.${table}`).execute();
});

const audited = (id: string) =>
  db.selectFrom('staff.audit').select(['actor', 'act', 'changes', 'reason']).where('subject_id', '=', id).execute();

test('a member has a lower-case address, and each role once', async () => {
  const typed = { email: ' Claire@Example.ORG ', name: ' Claire   Morel ', roles: ['reviewer', 'editor', 'editor'] };
  const id = await addMember(parts, staffProgram, typed);
  expect(await listMembers(parts)).toMatchObject([
    { id, email: 'claire@example.org', name: 'Claire Morel', roles: ['editor', 'reviewer'], hasSignedIn: false },
  ]);
  expect(await memberCalled(parts, 'CLAIRE@example.org')).toMatchObject({ id });
});

test.each([
  ['no address', { email: ' ' }, { email: 'field.required' }],
  ['an address without a host', { email: 'claire' }, { email: 'email.invalid' }],
  ['an address of 255 characters', { email: `${'a'.repeat(243)}@example.org` }, { email: 'email.invalid' }],
  ['no name', { name: '' }, { name: 'field.required' }],
  ['a name of 81 characters', { name: 'a'.repeat(81) }, { name: 'name.tooLong' }],
  ['no role', { roles: [] }, { roles: 'field.required' }],
  ['an unknown role', { roles: ['owner'] }, { roles: 'field.invalid' }],
  ['a reason of 501 characters', { reason: 'a'.repeat(501) }, { reason: 'note.tooLong' }],
])('%s is refused, and the error names the field', async (_what, typed, fields) => {
  await expect(addMember(parts, staffProgram, { ...claire, ...typed })).rejects.toMatchObject({ fields });
  expect(await listMembers(parts)).toEqual([]);
});

test('only an administrator changes the members', async () => {
  await insertMember(db, ['administrator']);
  const others = await insertMember(db, ['reader', 'editor', 'reviewer', 'operator']);
  const refused = { code: 'office.notAllowed' };
  await expect(addMember(parts, others, claire)).rejects.toMatchObject(refused);
  await expect(changeMember(parts, others, others.id, claire)).rejects.toMatchObject(refused);
  await expect(removeMember(parts, others, others.id, 'left')).rejects.toMatchObject(refused);
  expect(await listMembers(parts)).toHaveLength(2);
});

test('an address belongs to one member', async () => {
  await addMember(parts, staffProgram, claire);
  await expect(addMember(parts, staffProgram, { ...claire, email: 'CLAIRE@example.org' })).rejects.toMatchObject({
    code: 'office.memberExists',
  });
});

test('the audit records who added, changed and removed a member, and why', async () => {
  const admin = await insertMember(db, ['administrator']);
  const id = await addMember(parts, admin, { ...claire, reason: 'New editor' });
  await changeMember(parts, admin, id, { name: 'Claire Petit', roles: ['editor', 'reviewer'] });
  await changeMember(parts, admin, id, { name: 'Claire Petit', roles: ['reviewer', 'editor'] });
  await removeMember(parts, admin, id, 'Left the team');
  const actor = `staff:${admin.id}`;
  expect(await audited(id)).toEqual([
    {
      actor,
      act: 'staff.add',
      changes: { email: [null, claire.email], name: [null, claire.name], roles: [[], ['editor']] },
      reason: 'New editor',
    },
    {
      actor,
      act: 'staff.change',
      changes: { name: [claire.name, 'Claire Petit'], roles: [['editor'], ['editor', 'reviewer']] },
      reason: null,
    },
    { actor, act: 'staff.remove', changes: { roles: [['editor', 'reviewer'], []] }, reason: 'Left the team' },
  ]);
});

test('a removal needs a reason', async () => {
  const { id } = await insertMember(db, ['editor']);
  await expect(removeMember(parts, staffProgram, id, ' ')).rejects.toMatchObject({
    fields: { reason: 'field.required' },
  });
});

test.each(['00000000-0000-4000-8000-000000000000', 'nobody', "' or true --"])('nobody has the id %j', async (id) => {
  const refused = { code: 'office.memberNotFound' };
  await expect(removeMember(parts, staffProgram, id, 'left')).rejects.toMatchObject(refused);
  await expect(changeMember(parts, staffProgram, id, claire)).rejects.toMatchObject(refused);
});

test('the last administrator cannot be removed, nor lose the role', async () => {
  const admin = await insertMember(db, ['administrator', 'editor']);
  const refused = { code: 'office.lastAdministrator' };
  for (const actor of [admin, staffProgram]) {
    await expect(removeMember(parts, actor, admin.id, 'left')).rejects.toMatchObject(refused);
    await expect(changeMember(parts, actor, admin.id, { ...claire, roles: ['editor'] })).rejects.toMatchObject(refused);
  }
  await changeMember(parts, admin, admin.id, { ...claire, roles: ['administrator'] });
  const second = await insertMember(db, ['administrator']);
  await removeMember(parts, admin, admin.id, 'left');
  expect(await listMembers(parts)).toMatchObject([{ id: second.id }]);
});

test('of two administrators who remove each other at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await insertMember(db, ['administrator']), await insertMember(db, ['administrator'])];
    const outcomes = await Promise.allSettled([
      removeMember(parts, one, two.id, 'left'),
      removeMember(parts, two, one.id, 'left'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listMembers(parts)).toHaveLength(1);
    await db.deleteFrom('staff.roles').execute();
    await db.updateTable('staff.members').set({ removed_at: new Date() }).execute();
  }
});

test('a removal ends sessions, links and kept forms at once', async () => {
  const { id } = await insertMember(db, ['editor']);
  const secret = await openStaffSession(parts, { memberId: id, way: 'provider' });
  await makeEntryLink(parts, staffProgram, id);
  await keepForm(parts, { id }, { address: '/bureau', act: null, about: '', fields: [] });
  await removeMember(parts, staffProgram, id, 'left');
  expect(await readStaff(parts, secret)).toBeNull();
  for (const table of ['sessions', 'entry_links', 'kept_forms'] as const)
    expect(await db.selectFrom(`staff.${table}`).select('id').execute()).toEqual([]);
});

test('the address of a removed member makes another member, who has to sign in, and no act changes its author', async () => {
  const { id, email } = await insertMember(db, ['administrator', 'editor']);
  await insertMember(db, ['administrator']);
  const secret = await openStaffSession(parts, { memberId: id, way: 'provider' });
  await db.updateTable('staff.members').set({ subject: 'account-1' }).where('id', '=', id).execute();
  await removeMember(parts, staffProgram, id, 'left');
  const next = await addMember(parts, staffProgram, { ...claire, email, roles: ['reader'] });
  expect(next).not.toBe(id);
  const again = (await listMembers(parts)).find((member) => member.id === next);
  expect(again).toMatchObject({ roles: ['reader'], name: claire.name, hasSignedIn: false });
  expect(await readStaff(parts, secret)).toBeNull();
});
