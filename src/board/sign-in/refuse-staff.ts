import type { Board } from '#board/context/board.ts';
import { isMember, type SignInIdentity } from '#staff/members/find-member-to-sign-in.ts';

/** The account is that of a member of the staff, who is no candidate. */
export class AccountOfStaff extends Error {
  readonly code = 'auth.accountOfStaff';
}

/**
 * Refuses to make a candidate of a member of the staff. Otherwise a member who looks at a candidate's page
 * would become a candidate by the session at the identity provider, and count as a registration. A candidate
 * who was there before stays one.
 * @throws AccountOfStaff
 */
export async function refuseStaff({ db }: Pick<Board, 'db'>, identity: SignInIdentity): Promise<void> {
  const candidate = await db.selectFrom('candidates').select('id').where('oid', '=', identity.oid).executeTakeFirst();
  if (candidate !== undefined) return;
  if (await isMember({ db }, identity)) throw new AccountOfStaff('a member of the staff is no candidate');
}
