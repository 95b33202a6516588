import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { type CandidateEvent, kindOf } from './kinds.ts';
import { wants } from './wants.ts';

/**
 * Notifies a candidate on the channels chosen for this kind. Adds a notification, which open pages receive at
 * the commit, and the job of the kind's letter. All writes belong to the caller's transaction. Does nothing
 * if the account is gone.
 */
export async function notifyCandidate(
  board: Pick<Board, 'jobs' | 'now'>,
  transaction: Transaction<Tables>,
  candidateId: number,
  event: CandidateEvent,
): Promise<void> {
  const kind = kindOf(event.kind);
  const at = board.now();
  const id = sql`${candidateId}::integer`;
  const { rows } = await sql<{ byMail: boolean }>`
    with told as (
      insert into notifications (candidate_id, kind, ids, created_at)
      select id, ${kind.name}, ${JSON.stringify(kind.idsOf(event))}, ${at} from candidates
      where id = ${id} and ${wants(id, kind.name, 'site')}
    )
    select ${wants(id, kind.name, 'mail')} as "byMail" from candidates where id = ${id}`.execute(transaction);
  if (rows[0]?.byMail) await kind.leaveLetter(board.jobs, transaction, { candidateId, at }, event);
}
