import type { Board } from '#board/context/board.ts';
import type { Bearer, CandidateAccount, CandidatesApi } from './candidates-api.ts';

/**
 * Returns an external candidates API whose answers set the status of candidates on this board. An account
 * that its candidate closed here stays closed.
 */
export function mirroredCandidatesApi(api: CandidatesApi, { db }: Pick<Board, 'db'>): CandidatesApi {
  const mirror = async ({ oid }: Bearer, account: CandidateAccount): Promise<CandidateAccount> => {
    const known = db.updateTable('candidates').set({ status_id: account.statusId });
    await known.where('oid', '=', oid).where('closed_at', 'is', null).execute();
    return account;
  };
  return {
    status: async (bearer) => mirror(bearer, await api.status(bearer)),
    create: async (bearer, candidate) => mirror(bearer, await api.create(bearer, candidate)),
    updateLastConnexion: async (bearer, id) => mirror(bearer, await api.updateLastConnexion(bearer, id)),
  };
}
