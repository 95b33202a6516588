import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { type Role, roles } from '#staff/roles.ts';

/** No active member has this id or address. */
export class MemberNotFound extends Error {
  readonly code = 'office.memberNotFound';
}

/** A member as a change of the members sees it. */
export type ActiveMember = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
};

/**
 * Lets one transaction at a time change who the members are. Without the lock, two administrators could
 * remove each other at once, and a member could sign in while being removed.
 */
export async function lockMembers(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff.members'))`.execute(transaction);
}

/** Selects the roles of a member, for a query of `staff.members`. */
export const heldRoles = sql<readonly Role[]>`array(select role from staff.roles where member_id = staff.members.id)`;

/** Returns the roles in the order in which they are declared, each once. */
export const inOrder = (held: readonly string[]): Role[] => roles.filter((role) => held.includes(role));

/** Selects the members who are not removed. */
export const activeMembers = (db: Kysely<Tables>) => db.selectFrom('staff.members').where('removed_at', 'is', null);

/** @throws MemberNotFound */
export async function readMember(db: Kysely<Tables>, id: string): Promise<ActiveMember> {
  const row = z.uuid().safeParse(id).success
    ? await activeMembers(db)
        .select(['id', 'email', 'name', heldRoles.as('roles')])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new MemberNotFound('no member has this id');
  return { ...row, roles: inOrder(row.roles) };
}

/** Gives a member exactly these roles. Roles that the member has already keep their date. */
export async function setRoles(db: Kysely<Tables>, id: string, held: readonly Role[], now: Date): Promise<void> {
  await db
    .deleteFrom('staff.roles')
    .where('member_id', '=', id)
    .where('role', 'not in', [...held])
    .execute();
  await db
    .insertInto('staff.roles')
    .values(held.map((role) => ({ member_id: id, role, given_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
