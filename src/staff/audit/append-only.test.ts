import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import type { Tables } from '#database/tables.ts';
import { bareDatabase, testDatabase } from '#database/testing/test-database.ts';
import { type Act, recordActs } from './record-act.ts';

// One of them applies every migration.
vi.setConfig({ testTimeout: 120_000 });

const actor = { kind: 'program', name: 'staff' } as const;
const act: Act = { actor, act: 'staff.add', subject: { kind: 'member', id: 'm' }, at: new Date('2026-03-01') };
const changes = ['update staff.audit set reason = null', 'delete from staff.audit', 'truncate staff.audit'];
const count = async (db: Kysely<Tables>) => (await db.selectFrom('staff.audit').select('id').execute()).length;

test('no row of the audit is changed or removed, not even by the owner of the table', async () => {
  const { db } = await testDatabase();
  await recordActs(db, [act]);
  for (const change of changes) await expect(sql.raw(change).execute(db)).rejects.toThrow('staff.audit is append-only');
  await expect(sql`truncate staff.audit, staff.members cascade`.execute(db)).rejects.toThrow('append-only');
  expect(await count(db)).toBe(1);
});

test('acts are recorded with the change that they are about, or neither', async () => {
  const { db } = await testDatabase();
  const work = db.transaction().execute(async (transaction) => {
    await recordActs(transaction, [act]);
    throw new Error('the change failed');
  });
  await expect(work).rejects.toThrow('the change failed');
  expect(await count(db)).toBe(0);
});

test('a long value is cut, so that a row stays small', async () => {
  const { db } = await testDatabase();
  await recordActs(db, [{ ...act, changes: { text: ['short', 'x'.repeat(10_000)], list: [undefined, [1]] } }]);
  const { changes: kept } = await db.selectFrom('staff.audit').select('changes').executeTakeFirstOrThrow();
  expect(kept).toEqual({ text: ['short', `${'x'.repeat(2000)}…`], list: [null, [1]] });
});

/** Makes two roles: one owns the tables, the other gets all rights. @returns their sessions */
async function twoRoles() {
  const { db, url } = await bareDatabase();
  const suffix = randomBytes(4).toString('hex');
  const [owner, program] = [`owner_${suffix}`, `Program_${suffix}`];
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  for (const role of [owner, program]) await sql`create role ${sql.id(role)} login password 'word'`.execute(db);
  await sql`grant create on database ${sql.id(rows[0]?.name ?? '')} to ${sql.id(owner)}`.execute(db);
  await sql`grant create on schema public to ${sql.id(owner)}`.execute(db);
  for (const right of ['all on tables', 'all on sequences', 'usage on schemas'])
    await sql`alter default privileges for role ${sql.id(owner)} grant ${sql.raw(right)} to ${sql.id(program)}`.execute(
      db,
    );
  const sessionsOf = (role: string) => {
    const address = new URL(url);
    [address.username, address.password] = [role, 'word'];
    return connect(address.href, { max: 1, patient: true });
  };
  const sessions = { owner: sessionsOf(owner), program: sessionsOf(program) };
  onTestFinished(async () => {
    await Promise.all([sessions.owner.destroy(), sessions.program.destroy()]);
    for (const role of [program, owner]) {
      await sql`drop owned by ${sql.id(role)} cascade`.execute(db);
      await sql`drop role ${sql.id(role)}`.execute(db);
    }
  });
  return sessions;
}

test('where the program is not the owner, it lacks the right to change the audit, and reads and adds', async () => {
  const { owner, program } = await twoRoles();
  await migrate(owner);
  await recordActs(program, [act]);
  expect(await count(program)).toBe(1);
  for (const change of [
    ...changes,
    'alter table staff.audit disable trigger all',
    'create trigger mine before insert on staff.audit for each row execute function staff.refuse_change()',
    'drop table staff.audit',
    "select setval(pg_get_serial_sequence('staff.audit', 'id'), 1)",
  ])
    await expect(sql.raw(change).execute(program)).rejects.toThrow(/permission denied|must be owner/);
  // The trigger refuses even if somebody gives the right back.
  await sql`grant update on staff.audit to public`.execute(owner);
  await expect(sql`update staff.audit set reason = null`.execute(program)).rejects.toThrow('append-only');
  // The other tables of the staff are the program's to change.
  await sql`update staff.members set name = 'x'`.execute(program);
  expect(await count(owner)).toBe(1);
});
