import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { type NewCandidate, SignInUnknown } from './candidates-api.ts';

type Reach = Pick<Board, 'accounts' | 'db' | 'now'>;

type Added = NewCandidate & {
  readonly oid: string;
  /** Unknown to programs; the first sign-in tells it. */
  readonly locale?: Locale;
  /** What an API elsewhere says of them; a simple account where nothing is said. */
  readonly statusId?: number | undefined;
};

/**
 * The row of a new candidate, who is awaited until their first sign-in; one that is there stays as it is.
 * Many at once make one. @throws SignInUnknown
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

/** Where the sign-in is ours, its proven address counts, whatever is claimed: letters go there. */
async function addressOf({ accounts, db }: Reach, oid: string, claimed: string): Promise<string> {
  if (accounts === null) return claimed;
  const email = await accounts.emailOf(db, oid);
  if (email === null) throw new SignInUnknown('this account is gone');
  return email;
}
