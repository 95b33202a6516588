import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { lockMembers, readMember } from './member-rows.ts';

/**
 * Ends all sessions of a member, for example because a browser was lost.
 * @throws NotAllowed, MemberNotFound
 */
export async function endMemberSessions({ db, now }: StaffParts, actor: Actor, id: string): Promise<void> {
  requireRole(actor, 'staff.endSessions');
  await db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    await readMember(transaction, id);
    await transaction.deleteFrom('staff.sessions').where('member_id', '=', id).execute();
    const subject = { kind: 'member', id } as const;
    await recordActs(transaction, [{ actor, act: 'staff.endSessions', subject, at: now() }]);
  });
}

/**
 * Forgets the account of a member, who then signs in with another account of the same address: the provider
 * may have deleted the account. All sessions end.
 * @throws NotAllowed, MemberNotFound
 */
export async function unbindMember({ db, now }: StaffParts, actor: Actor, id: string): Promise<void> {
  requireRole(actor, 'staff.unbind');
  await db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    await readMember(transaction, id);
    await transaction.updateTable('staff.members').set({ subject: null }).where('id', '=', id).execute();
    await transaction.deleteFrom('staff.sessions').where('member_id', '=', id).execute();
    const subject = { kind: 'member', id } as const;
    await recordActs(transaction, [{ actor, act: 'staff.unbind', subject, at: now() }]);
  });
}
