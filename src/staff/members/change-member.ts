import type { Actor } from '#staff/actor.ts';
import { type Changes, recordActs, requireRole } from '#staff/audit/record-act.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { parseInput } from '#words/invalid-input.ts';
import { keepAdministrator } from './last-administrator.ts';
import { changedMember } from './member-input.ts';
import { lockMembers, readMember, setRoles } from './member-rows.ts';

type TypedChange = { readonly name: string; readonly roles: readonly string[] };

/**
 * Changes name and roles of a member. The roles apply to the member's next request.
 * @throws NotAllowed, InvalidInput (name, roles), MemberNotFound, LastAdministrator
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
