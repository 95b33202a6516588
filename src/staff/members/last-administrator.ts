import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { ActiveMember } from './member-rows.ts';

/** Without this administrator nobody could change the members any more. */
export class LastAdministrator extends Error {
  readonly code = 'office.lastAdministrator';
}

/**
 * Refuses to take the role from the only administrator. Call it under the lock of the members.
 * @throws LastAdministrator
 */
export async function keepAdministrator(transaction: Kysely<Tables>, { id, roles }: ActiveMember): Promise<void> {
  if (!roles.includes('administrator')) return;
  const other = await transaction
    .selectFrom('staff.roles')
    .innerJoin('staff.members', 'staff.members.id', 'staff.roles.member_id')
    .select('staff.members.id')
    .where('role', '=', 'administrator')
    .where('removed_at', 'is', null)
    .where('staff.members.id', '!=', id)
    .executeTakeFirst();
  if (other === undefined) throw new LastAdministrator('this is the only administrator');
}
