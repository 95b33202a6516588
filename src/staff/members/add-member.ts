import { requireRole, recordActs } from '#staff/audit/record-act.ts';
import type { Actor } from '#staff/actor.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { parseInput } from '#words/invalid-input.ts';
import { newMember } from './member-input.ts';
import { lockMembers, setRoles } from './member-rows.ts';

/** The address belongs to a member already. */
export class MemberExists extends Error {
  readonly code = 'office.memberExists';
}

/** Typed fields of a new member. */
type TypedMember = {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly reason?: string | null;
};

/**
 * Adds a member. Somebody who was removed comes back as another member: a shared address may pass to another
 * person, and the audit must not give the acts of one to the other.
 * @returns the id of the member
 * @throws NotAllowed, InvalidInput (email, name, roles, reason), MemberExists
 */
export async function addMember({ db, now }: StaffParts, actor: Actor, typed: TypedMember): Promise<string> {
  requireRole(actor, 'staff.add');
  const { email, name, roles, reason } = parseInput(newMember, typed);
  const at = now();
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    const added = await transaction
      .insertInto('staff.members')
      .values({ email, name, added_at: at })
      .onConflict((conflict) => conflict.column('email').where('removed_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new MemberExists('this address belongs to a member already');
    await setRoles(transaction, added.id, roles, at);
    const changes = { email: [null, email], name: [null, name], roles: [[], roles] } as const;
    await recordActs(transaction, [
      { actor, act: 'staff.add', subject: { kind: 'member', id: added.id }, changes, reason, at },
    ]);
    return added.id;
  });
}
