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
 * Adds a member, or brings a removed one back, without the account of the former sign-ins: the person proves
 * the address again.
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
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ name, added_at: at, removed_at: null })
          .where('staff.members.removed_at', 'is not', null),
      )
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
