import type { StaffParts } from '#staff/staff-parts.ts';
import { fingerprintOf } from './secrets.ts';

/**
 * Returns the member of a session that has expired and is not deleted yet; null for any other cookie. This
 * proves nothing about who asks.
 */
export async function formerMember(
  { db }: Pick<StaffParts, 'db'>,
  secret: string | null,
): Promise<{ readonly id: string } | null> {
  if (secret === null) return null;
  const row = await db
    .selectFrom('staff.sessions')
    .select('member_id as id')
    .where('id', '=', fingerprintOf(secret))
    .executeTakeFirst();
  return row ?? null;
}
