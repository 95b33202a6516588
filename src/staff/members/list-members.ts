import type { StaffParts } from '#staff/staff-parts.ts';
import { type ActiveMember, activeMembers, heldRoles, inOrder, MemberNotFound } from './member-rows.ts';

export type ListedMember = ActiveMember & {
  readonly addedAt: Date;
  /** True once the person has signed in at the identity provider as this member. */
  readonly hasSignedIn: boolean;
};

/** Returns the active members by name. */
export async function listMembers({ db }: Pick<StaffParts, 'db'>): Promise<ListedMember[]> {
  const rows = await activeMembers(db)
    .select(['id', 'email', 'name', 'added_at', 'subject', heldRoles.as('roles')])
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows.map(({ id, email, name, added_at, subject, roles }) => ({
    id,
    email,
    name,
    roles: inOrder(roles),
    addedAt: added_at,
    hasSignedIn: subject !== null,
  }));
}

/**
 * Returns the active member with this e-mail address.
 * @throws MemberNotFound
 */
export async function memberCalled({ db }: Pick<StaffParts, 'db'>, email: string): Promise<ActiveMember> {
  const row = await activeMembers(db)
    .select(['id', 'email', 'name', heldRoles.as('roles')])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (row === undefined) throw new MemberNotFound(`no member has the address ${email}`);
  return { ...row, roles: inOrder(row.roles) };
}
