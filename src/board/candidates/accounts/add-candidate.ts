import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { type NewCandidate, SignInUnknown } from './candidates-api.ts';

type Reach = Pick<Board, 'accounts' | 'db' | 'now'>;

type Added = NewCandidate & {
  readonly oid: string;
  /**
   * Absent if a program creates the candidate, because programs do not know the candidate's language. The
   * first sign-in sets the language.
   */
  readonly locale?: Locale;
  /** Status from an external API; a simple account if absent. */
  readonly statusId?: number | undefined;
};

/**
 * Adds the row of a new candidate, who has not signed in yet. An existing row stays as it is, and concurrent
 * calls add only one row.
 * @throws SignInUnknown
 */
export async function addCandidate(board: Reach, added: Added): Promise<void> {
  const { oid, email, firstName, lastName, locale, statusId } = added;
  const known = await board.db.selectFrom('candidates').select('id').where('oid', '=', oid).executeTakeFirst();
  if (known) return;
  const row = { oid, first_name: firstName, last_name: lastName, registered_at: board.now(), awaits_sign_in: true };
  const said = { ...(locale && { locale }), ...(statusId !== undefined && { status_id: statusId }) };
  await board.db
    .insertInto('candidates')
    .values({ ...row, ...said, email: await addressOf(board, oid, email) })
    .onConflict((conflict) => conflict.column('oid').doNothing())
    .execute();
}

/**
 * If the account is at our own identity provider, returns the address that the owner confirmed there instead
 * of the claimed address, because letters go to this address.
 */
async function addressOf({ accounts, db }: Reach, oid: string, claimed: string): Promise<string> {
  if (accounts === null) return claimed;
  const email = await accounts.emailOf(db, oid);
  if (email === null) throw new SignInUnknown('this account is gone');
  return email;
}
