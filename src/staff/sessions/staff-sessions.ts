import type { Kysely } from 'kysely';
import { minute } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { recordActs } from '#staff/audit/record-act.ts';
import { activeMembers, heldRoles, inOrder, MemberNotFound } from '#staff/members/member-rows.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import type { StaffViewer } from '#staff/staff-viewer.ts';
import { fingerprintOf, newSecret } from './secrets.ts';
import { idleTime, longestTime, provenTime } from './session-limits.ts';

const seenEvery = minute; // Precision of the idle time: most requests write nothing.

export type OpenedSession = {
  readonly memberId: string;
  readonly way: StaffViewer['way'];
  /** Secret of the browser's present session, which the new one replaces. */
  readonly replaces?: string | null;
  /** Time of the sign-in, if it was before now. */
  readonly provenAt?: Date;
  readonly requestId?: string | null;
};

/**
 * Opens a session for a member who has signed in.
 * @returns the secret for the cookie
 * @throws MemberNotFound
 */
export async function openStaffSession({ db, now }: StaffParts, opened: OpenedSession): Promise<string> {
  return db.transaction().execute((transaction) => insertSession(transaction, opened, now()));
}

/**
 * Opens a session in a transaction. It locks the member, because a session that was written during the
 * removal would come back to life if the member were added again.
 * @throws MemberNotFound
 */
export async function insertSession(
  transaction: Kysely<Tables>,
  { memberId, way, replaces = null, provenAt, requestId = null }: OpenedSession,
  now: Date,
): Promise<string> {
  const member = await activeMembers(transaction)
    .select(['id', heldRoles.as('roles')])
    .where('id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  if (member === undefined) throw new MemberNotFound('no member has this id');
  if (replaces !== null)
    await transaction.deleteFrom('staff.sessions').where('id', '=', fingerprintOf(replaces)).execute();
  const secret = newSecret();
  await transaction
    .insertInto('staff.sessions')
    .values({
      id: fingerprintOf(secret),
      member_id: memberId,
      way,
      opened_at: now,
      proven_at: provenAt !== undefined && provenAt < now ? provenAt : now,
      last_seen_at: now,
    })
    .execute();
  const actor = { kind: 'staff', id: memberId, roles: inOrder(member.roles), requestId } as const;
  await recordActs(transaction, [
    {
      actor,
      act: 'staff.signIn',
      subject: { kind: 'member', id: memberId },
      changes: { way: [null, way] },
      at: now,
    },
  ]);
  return secret;
}

/**
 * Reads the session of a request. Null for a forged, expired or ended session, and for a member without
 * roles. A request that is no use of the session does not prolong it.
 */
export async function readStaff(
  { db, now }: StaffParts,
  secret: string | null,
  { isUse = true }: { readonly isUse?: boolean } = {},
): Promise<StaffViewer | null> {
  if (secret === null) return null;
  const at = now();
  const id = fingerprintOf(secret);
  const row = await activeMembers(db)
    .innerJoin('staff.sessions', 'staff.sessions.member_id', 'staff.members.id')
    .select(['staff.members.id', 'email', 'name', heldRoles.as('roles'), 'proven_at', 'way', 'last_seen_at'])
    .where('staff.sessions.id', '=', id)
    .where('last_seen_at', '>', new Date(at.getTime() - idleTime))
    .where('opened_at', '>', new Date(at.getTime() - longestTime))
    .executeTakeFirst();
  const roles = inOrder(row?.roles ?? []);
  if (row === undefined || roles.length === 0) return null;
  if (isUse && at.getTime() - row.last_seen_at.getTime() >= seenEvery)
    await db.updateTable('staff.sessions').set({ last_seen_at: at }).where('id', '=', id).execute();
  return { id: row.id, email: row.email, name: row.name, roles, provenAt: row.proven_at, way: row.way };
}

/** Tells if the last sign-in is recent enough for an act that publishes, withdraws or erases. */
export const isProven = ({ provenAt }: Pick<StaffViewer, 'provenAt'>, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < provenTime;

/** Ends the session of a request; does nothing without a session. */
export async function endStaffSession(
  { db, now }: StaffParts,
  secret: string | null,
  requestId: string | null = null,
): Promise<void> {
  if (secret === null) return;
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('staff.sessions')
      .where('id', '=', fingerprintOf(secret))
      .returning('member_id')
      .executeTakeFirst();
    if (ended === undefined) return;
    const actor = { kind: 'staff', id: ended.member_id, roles: [], requestId } as const;
    await recordActs(transaction, [
      { actor, act: 'staff.signOut', subject: { kind: 'member', id: ended.member_id }, at: now() },
    ]);
  });
}

/** Ends all sessions of the member whose account has this object id: the account may have changed hands. */
export async function endSessionsOfAccount(db: Kysely<Tables>, oid: string): Promise<void> {
  const member = db.selectFrom('staff.members').select('id').where('subject', '=', oid);
  await db.deleteFrom('staff.sessions').where('member_id', 'in', member).execute();
}
