import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';

/**
 * Reads one message for its letter. Undefined if no letter is due any more, because the application was
 * withdrawn or erased, or the account is closed.
 */
export async function readOneMessage({ db }: Pick<Board, 'db'>, messageId: number) {
  return db
    .selectFrom('application_messages as m')
    .innerJoin('applications as a', 'a.id', 'm.application_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .select(['m.message', 'm.written_at as at'])
    .where('m.id', '=', messageId)
    .where('a.withdrawn_at', 'is', null)
    .where('c.status_id', 'not in', unavailableStatuses)
    .executeTakeFirst();
}
