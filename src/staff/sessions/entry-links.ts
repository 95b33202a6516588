import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { lockMembers, readMember } from '#staff/members/member-rows.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { fingerprintOf, newSecret } from './secrets.ts';
import { linkTime } from './session-limits.ts';
import { insertSession, type OpenedSession } from './staff-sessions.ts';

/**
 * Makes a link that lets a member in once, without the identity provider. It replaces the member's older
 * link.
 * @returns the token of the link, which cannot be read again
 * @throws NotAllowed, MemberNotFound
 */
export async function makeEntryLink({ db, now }: StaffParts, actor: Actor, memberId: string): Promise<string> {
  requireRole(actor, 'staff.makeLink');
  const at = now();
  const token = newSecret();
  await db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    const { id } = await readMember(transaction, memberId);
    await transaction.deleteFrom('staff.entry_links').where('member_id', '=', id).execute();
    await transaction
      .insertInto('staff.entry_links')
      .values({ id: fingerprintOf(token), member_id: id, expires_at: new Date(at.getTime() + linkTime) })
      .execute();
    await recordActs(transaction, [{ actor, act: 'staff.makeLink', subject: { kind: 'member', id }, at }]);
  });
  return token;
}

/**
 * Uses a link and opens a session. Of several simultaneous uses one gets a session.
 * @returns the secret for the cookie; null if the link is forged, used or expired
 */
export async function useEntryLink(
  { db, now }: StaffParts,
  token: string,
  given: Pick<OpenedSession, 'replaces' | 'requestId'> = {},
): Promise<string | null> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    // The lock comes before the rows, as in the removal of a member: otherwise each could wait for the other.
    await lockMembers(transaction);
    const used = await transaction
      .deleteFrom('staff.entry_links')
      .where('id', '=', fingerprintOf(token))
      .where('expires_at', '>', at)
      .returning('member_id')
      .executeTakeFirst();
    return used === undefined
      ? null
      : insertSession(transaction, { ...given, memberId: used.member_id, way: 'link' }, at);
  });
}
