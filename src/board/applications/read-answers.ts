import type { Board } from '#board/context/board.ts';

/** Returns the recruiter's answers to one application, the oldest first. */
export function readAnswers({ db }: Pick<Board, 'db'>, applicationId: string) {
  return db
    .selectFrom('application_answers')
    .select(['answer', 'message', 'answered_at as at'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
}
