import type { Board } from '#board/board.ts';
import type { ViewingCandidate } from '#board/viewer.ts';
import { reopenAccount } from '#board/privacy/closing/close-account.ts';
import { AccountErased, AccountUnavailable } from './account-unavailable.ts';
import { localCandidatesApi } from './accounts/local-candidates-api.ts';
import { type AskedApi, noteSignIn, readAccount } from './accounts/read-account.ts';
import { canApply, unavailableStatuses } from './candidate-status.ts';
import { toViewingCandidate, viewingColumns } from './viewing-candidate.ts';
import type { Locale } from '#words/locale.ts';

/** What the identity provider's token says of who signed in. */
export type Identity = {
  readonly oid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
};

export type Connected = {
  readonly candidate: ViewingCandidate;
  readonly canApply: boolean;
  readonly registeredAt: Date;
  readonly created: boolean;
  /** The account was to be deleted: the sign-in took that back. */
  readonly reopened: boolean;
};

/**
 * What follows a sign-in (specification §7): the candidate's status is read, a simple account is created when
 * there is none, and the last connection is noted. Names are taken at creation only, for the profile owns
 * them afterwards; the e-mail address is the identity provider's and follows it.
 * An account that was to be deleted is open again. @throws AccountUnavailable, AccountErased
 */
export async function connectCandidate(
  board: Board,
  identity: Identity,
  api: AskedApi = { candidates: localCandidatesApi(board), accessToken: '', away: () => undefined },
): Promise<Connected> {
  const created = await create(board, identity);
  const reopened = !created && (await reopenAccount(board, identity.oid));
  const account = await readAccount(api, identity.oid, identity);
  const row = await board.db
    .updateTable('candidates')
    .set({ last_connection_at: board.now(), email: identity.email })
    .where('oid', '=', identity.oid)
    .where('status_id', 'not in', unavailableStatuses)
    .returning([...viewingColumns, 'registered_at'])
    .executeTakeFirst();
  if (row === undefined) throw await refusalOf(board, identity.oid);
  await noteSignIn(api, identity.oid, account);
  return {
    candidate: toViewingCandidate(row),
    canApply: canApply(row.status_id),
    registeredAt: row.registered_at,
    created,
    reopened,
  };
}

/**
 * Two callbacks at once create one candidate: the second insert waits for the first and then does nothing.
 */
async function create(board: Board, { oid, email, firstName, lastName, locale }: Identity): Promise<boolean> {
  const known = await board.db.selectFrom('candidates').select('id').where('oid', '=', oid).executeTakeFirst();
  if (known) return false;
  const inserted = await board.db
    .insertInto('candidates')
    .values({ oid, email, first_name: firstName, last_name: lastName, locale, registered_at: board.now() })
    .onConflict((conflict) => conflict.column('oid').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function refusalOf({ db }: Pick<Board, 'db'>, oid: string): Promise<Error> {
  const row = await db.selectFrom('candidates').select('id').where('oid', '=', oid).executeTakeFirst();
  return row ? new AccountUnavailable('this account is unavailable') : new AccountErased('erased meanwhile');
}
