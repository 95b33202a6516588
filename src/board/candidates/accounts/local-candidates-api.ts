import type { Board } from '#board/context/board.ts';
import { statusLabel } from '../candidate-status.ts';
import { addCandidate } from './add-candidate.ts';
import { type CandidateAccount, type CandidatesApi, CandidateUnknown } from './candidates-api.ts';

type Reach = Pick<Board, 'accounts' | 'db' | 'now'>;

/** The candidates API of this board, in this process. */
export function localCandidatesApi(board: Reach): CandidatesApi {
  const status = async (oid: string): Promise<CandidateAccount> => {
    const columns = ['id', 'user_id', 'status_id', 'registered_at'] as const;
    const row = await board.db.selectFrom('candidates').select(columns).where('oid', '=', oid).executeTakeFirst();
    if (row === undefined) throw new CandidateUnknown('no candidate has this object id');
    return {
      statusId: row.status_id,
      statusLabel: statusLabel(row.status_id),
      userId: row.user_id,
      candidateId: row.id,
      dateInscription: row.registered_at.toISOString(),
    };
  };
  return {
    status: ({ oid }) => status(oid),
    async create({ oid }, candidate) {
      await addCandidate(board, { ...candidate, oid });
      return status(oid);
    },
    async updateLastConnexion({ oid }, id) {
      const noted = await board.db
        .updateTable('candidates')
        .set({ last_connection_at: board.now() })
        .where('oid', '=', oid)
        .where('id', '=', id)
        .executeTakeFirst();
      if (noted.numUpdatedRows === 0n) throw new CandidateUnknown('no candidate of the bearer has this id');
      return status(oid);
    },
  };
}
