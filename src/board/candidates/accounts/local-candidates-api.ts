import { z } from 'zod';
import type { Board } from '#board/board.ts';
import { parseInput } from '#board/invalid-input.ts';
import { fieldCode } from '#words/field-code.ts';
import { personName } from '#words/person-name.ts';
import { statusLabel } from '../candidate-status.ts';
import { type CandidateAccount, type CandidatesApi, CandidateUnknown, SignInUnknown } from './candidates-api.ts';

type Reach = Pick<Board, 'accounts' | 'db' | 'now'>;

/** Bytes of an e-mail address: RFC 5321, 4.5.3.1.3. */
const longestEmail = 254;

const newCandidate = z.object({
  firstName: personName,
  lastName: personName,
  email: z.email(fieldCode('field.invalid')).max(longestEmail, fieldCode('field.invalid')),
});

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
    async create({ oid }, sent) {
      const { firstName, lastName, email } = parseInput(newCandidate, sent);
      const row = { oid, first_name: firstName, last_name: lastName, registered_at: board.now() };
      await board.db
        .insertInto('candidates')
        .values({ ...row, email: await addressOf(board, oid, email) })
        .onConflict((conflict) => conflict.column('oid').doNothing())
        .execute();
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

/** Where the sign-in is ours, its proven address counts, whatever is claimed: letters go there. */
async function addressOf({ accounts, db }: Reach, oid: string, claimed: string): Promise<string> {
  if (accounts === null) return claimed;
  const email = await accounts.emailOf(db, oid);
  if (email === null) throw new SignInUnknown('this account is gone');
  return email;
}
