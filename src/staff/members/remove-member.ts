import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { parseInput } from '#words/invalid-input.ts';
import { keepAdministrator } from './last-administrator.ts';
import { removal } from './member-input.ts';
import { lockMembers, readMember } from './member-rows.ts';

/** Tables whose rows end with their member. */
const ownTables = [
  'staff.roles',
  'staff.sessions',
  'staff.entry_links',
  'staff.kept_forms',
  'staff.kept_work',
  'staff.presence',
] as const;

/**
 * Removes a member and ends all their sessions and links at once. The row stays, because the audit names it.
 * It forgets the account, so that the person may be added under another address.
 * @throws NotAllowed, InvalidInput (reason), MemberNotFound, LastAdministrator
 */
export async function removeMember({ db, now }: StaffParts, actor: Actor, id: string, typed: string): Promise<void> {
  requireRole(actor, 'staff.remove');
  const { reason } = parseInput(removal, { reason: typed });
  const at = now();
  await db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    const member = await readMember(transaction, id);
    await keepAdministrator(transaction, member);
    await transaction
      .updateTable('staff.members')
      .set({ removed_at: at, subject: null })
      .where('id', '=', id)
      .execute();
    for (const table of ownTables) await transaction.deleteFrom(table).where('member_id', '=', id).execute();
    const changes = { roles: [member.roles, []] } as const;
    await recordActs(transaction, [
      { actor, act: 'staff.remove', subject: { kind: 'member', id }, changes, reason, at },
    ]);
  });
}
