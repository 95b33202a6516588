import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { StaffActor } from '#staff/actor.ts';
import { addMember } from '#staff/members/add-member.ts';
import type { Role } from '#staff/roles.ts';

/** The program by which the first members are added. */
export const staffProgram = { kind: 'program', name: 'staff' } as const;

let added = 0;

/** Adds a member with these roles, who acts in a request. */
export async function insertMember(
  db: Kysely<Tables>,
  roles: readonly Role[],
  email = `member-${(added += 1)}@example.org`,
): Promise<StaffActor & { readonly email: string }> {
  const parts = { db, now: () => new Date() };
  const id = await addMember(parts, staffProgram, { email, name: 'Claire Morel', roles });
  return { kind: 'staff', id, roles, requestId: 'request-1', email };
}
