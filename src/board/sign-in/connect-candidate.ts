import type { Board } from '#board/context/board.ts';
import type { ViewingCandidate } from '#board/context/viewer.ts';
import { reopenAccount } from '#board/privacy/closing/close-account.ts';
import { AccountErased, AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { addCandidate } from '#board/candidates/accounts/add-candidate.ts';
import { type CandidateAccount, SignInUnknown } from '#board/candidates/accounts/candidates-api.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { type AskedApi, noteSignIn, readAccount } from '#board/candidates/accounts/read-account.ts';
import { canApply, unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { toViewingCandidate, viewingColumns } from '#board/candidates/viewing-candidate.ts';
import type { Locale } from '#words/locale.ts';

/** Claims of the identity provider's token about the candidate. */
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
  /** True for the first sign-in. */
  readonly created: boolean;
  /** True if the sign-in cancelled the deletion of the account. */
  readonly reopened: boolean;
};

/**
 * Performs the steps after a sign-in (specification §7): reads the candidate's status, creates a simple
 * account if that fails, and notes the last connection. Names are taken only at creation, because later the
 * profile decides. The e-mail address always follows the identity provider. An account that was to be deleted
 * is reopened.
 * @throws AccountUnavailable, AccountErased
 */
export async function connectCandidate(
  board: Board,
  identity: Identity,
  api: AskedApi = { candidates: localCandidatesApi(board), accessToken: '', away: () => undefined },
): Promise<Connected> {
  const { oid } = identity;
  const reopened = await reopenAccount(board, oid);
  const account = await accountOf(board, identity, api);
  const row = await noteHere(board, identity);
  if (row === undefined) throw await refusalOf(board, oid);
  const created = await beginHere(board, identity);
  await noteSignIn(api, oid, account);
  return {
    candidate: toViewingCandidate(row),
    canApply: canApply(row.status_id),
    registeredAt: row.registered_at,
    created,
    reopened,
  };
}

/**
 * Returns the candidate's account, and adds a row on the board if there is none yet.
 * @throws AccountErased
 */
async function accountOf(board: Board, identity: Identity, api: AskedApi): Promise<CandidateAccount | null> {
  try {
    const account = await readAccount(api, identity.oid, identity);
    await addCandidate(board, { ...identity, statusId: account?.statusId });
    return account;
  } catch (error) {
    throw error instanceof SignInUnknown ? new AccountErased('erased meanwhile', { cause: error }) : error;
  }
}

const noteHere = ({ db, now }: Board, { oid, email }: Identity) =>
  db
    .updateTable('candidates')
    .set({ last_connection_at: now(), email })
    .where('oid', '=', oid)
    .where('status_id', 'not in', unavailableStatuses)
    .returning([...viewingColumns, 'registered_at'])
    .executeTakeFirst();

/**
 * Tells if this is the first sign-in. A program may have created the account before. If several sign-ins are
 * simultaneous, only one of them is the first.
 */
async function beginHere({ db }: Board, { oid, locale }: Identity): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('candidates')
    .set({ awaits_sign_in: false, locale })
    .where('oid', '=', oid)
    .where('awaits_sign_in', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function refusalOf({ db }: Pick<Board, 'db'>, oid: string): Promise<Error> {
  const row = await db.selectFrom('candidates').select('id').where('oid', '=', oid).executeTakeFirst();
  return row ? new AccountUnavailable('this account is unavailable') : new AccountErased('erased meanwhile');
}
