import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { listMembers } from '#staff/members/list-members.ts';
import { useEntryLink } from '#staff/sessions/entry-links.ts';
import { readStaff } from '#staff/sessions/staff-sessions.ts';

const folder = await mkdtemp(join(tmpdir(), 'staff-'));
afterAll(() => rm(folder, { recursive: true }));
const { db, url } = await testDatabase();
const parts = { db, now: () => new Date() };

async function run(...words: string[]) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, PUBLIC_URL: 'https://mvi.example' };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'staff.ts'), ...words], { env });
  const [out, errors, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'exit'),
  ]);
  return { code: Number(code), out: out.join(''), errors: errors.join('') };
}

const claire = 'claire@example.org';

test('the first administrator is added, told what to do, and let in by a link', async () => {
  const added = await run('add', 'Claire@Example.org', '--name', 'Claire Morel', '--role', 'administrator');
  expect(added).toMatchObject({ code: 0, out: expect.stringContaining('create an account') });
  expect(await listMembers(parts)).toMatchObject([{ email: claire, roles: ['administrator'] }]);
  const { out, errors } = await run('link', claire);
  const [, token = ''] = /^https:\/\/mvi\.example\/bureau\/acces\/([\w-]{43})\n$/.exec(out) ?? [];
  expect(errors).toContain('15 minutes');
  expect(await readStaff(parts, await useEntryLink(parts, token))).toMatchObject({ email: claire, way: 'link' });
  const acts = await db.selectFrom('staff.audit').select(['actor', 'act']).orderBy('id').limit(2).execute();
  expect(acts).toEqual([
    { actor: 'program:staff', act: 'staff.add' },
    { actor: 'program:staff', act: 'staff.makeLink' },
  ]);
});

test('a person who has an account signs in with it; and its roles are set', async () => {
  const email = 'paul@example.org';
  await createAccount(db, { email, password: 'un long mot de passe', givenName: 'Paul', familyName: 'Petit' });
  const added = await run('add', email, '--name', 'Paul Petit', '--role', 'reader', '--role', 'editor');
  expect(added.out).toBe(`${email} signs in at https://mvi.example/bureau with the account of this address.\n`);
  expect((await run('role', email, '--role', 'reviewer')).code).toBe(0);
  expect((await run('list')).out).toContain(`${email}  reviewer  not signed in yet  Paul Petit\n`);
  expect((await run('remove', email, '--reason', 'Left')).code).toBe(0);
  expect((await run('list')).out).not.toContain(email);
});

test.each([
  ['a text that is no address', ['add', 'x', '--name', 'X', '--role', 'reader'], 'This is not accepted: email.'],
  ['a member twice', ['add', claire, '--name', 'A', '--role', 'reader'], `${claire} is a member already.`],
  ['nobody', ['link', 'nobody@example.org'], 'No member has the address nobody@example.org.'],
  ['the only administrator', ['remove', claire, '--reason', 'Left'], `${claire} is the only administrator`],
])('the command with %s is refused in one line', async (_what, words, reason) => {
  const { code, errors } = await run(...words);
  expect(code).toBe(2);
  expect(errors).toMatch(/^[^\n]*\n$/);
  expect(errors).toContain(reason);
});
