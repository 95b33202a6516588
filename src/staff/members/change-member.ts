import type { Actor } from '#staff/actor.ts';
import { type Changes, recordActs, requireRole } from '#staff/audit/record-act.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { parseInput } from '#words/invalid-input.ts';
import { keepAdministrator } from './last-administrator.ts';
import { changedMember } from './member-input.ts';
import { inOrder, lockMembers, readMember, setRoles } from './member-rows.ts';

/** The member has changed since the form was shown. */
class MemberChanged extends Error {
  readonly code = 'office.memberChanged';
}

type TypedChange = {
  readonly name: string;
  readonly roles: readonly string[];
  /** Roles that the form showed; without them nothing is compared. */
  readonly seen?: readonly string[];
};

/**
 * Changes name and roles of a member. The roles apply to the member's next request.
 * @throws NotAllowed, InvalidInput (name, roles), MemberNotFound, LastAdministrator, MemberChanged
 */
export async function changeMember(
  { db, now }: StaffParts,
  actor: Actor,
  id: string,
  typed: TypedChange,
): Promise<void> {
  requireRole(actor, 'staff.change');
  const { name, roles } = parseInput(changedMember, typed);
  const at = now();
  await db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    const before = await readMember(transaction, id);
    if (typed.seen !== undefined && inOrder(typed.seen).join() !== before.roles.join())
      throw new MemberChanged('somebody has changed the roles since');
    if (!roles.includes('administrator')) await keepAdministrator(transaction, before);
    const changes: Changes = {
      ...(name !== before.name && { name: [before.name, name] }),
      ...(roles.join() !== before.roles.join() && { roles: [before.roles, roles] }),
    };
    if (Object.keys(changes).length === 0) return;
    await transaction.updateTable('staff.members').set({ name }).where('id', '=', id).execute();
    await setRoles(transaction, id, roles, at);
    await recordActs(transaction, [{ actor, act: 'staff.change', subject: { kind: 'member', id }, changes, at }]);
  });
}
