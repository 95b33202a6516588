import type { Board } from '#board/context/board.ts';

/** The recruiter's answers to one application, the first first. */
export function readAnswers({ db }: Pick<Board, 'db'>, applicationId: string) {
  return db
    .selectFrom('application_answers')
    .select(['answer', 'message', 'answered_at as at'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
}
