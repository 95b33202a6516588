import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { parseInput } from '#words/invalid-input.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import type { Tables } from '#database/tables.ts';
import { fieldCode } from '#words/field-code.ts';
import { messageInput } from '../application-input.ts';
import { type RecruiterAnswer, answers } from '../application-state.ts';
import { noteReceipt } from '../transmit-application.ts';
import { holdReceived } from './hold-received.ts';

/**
 * Limit of answers to one application, changed answers included, because the candidate gets a mail about each
 * answer.
 */
export const maximumAnswers = 10;

/** The recruiter changed the answer too often. The limit protects candidates from a flood of mails. */
export class TooManyAnswers extends Error {
  readonly code = 'application.tooManyAnswers';
}

const answerInput = z.object({ answer: z.enum(answers, fieldCode('answer.required')), message: messageInput });

export type AnswerInput = { readonly answer: RecruiterAnswer; readonly message: string | null };

/** Reads an answer from a form. @throws InvalidInput on answer or message */
export function readAnswer(fields: { readonly answer: unknown; readonly message: unknown }): AnswerInput {
  return parseInput(answerInput, fields);
}

/**
 * Saves the recruiter's answer and message and notifies the candidate. The same answer sent again has no
 * effect. A changed answer or message replaces the previous answer and notifies the candidate again.
 * @throws ApplicationGone if the candidate withdrew first; TooManyAnswers
 */
export async function answerApplication(
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  applicationId: string,
  { answer, message }: AnswerInput,
): Promise<void> {
  await board.db.transaction().execute(async (transaction) => {
    const candidateId = await holdReceived(transaction, applicationId, answer);
    const { last, count } = await answersSoFar(transaction, applicationId);
    if (last?.answer === answer && last.message === message) return;
    if (count >= maximumAnswers) throw new TooManyAnswers('this application has been answered often enough');
    await noteReceipt(transaction, applicationId, board.now());
    const { id: answerId } = await transaction
      .insertInto('application_answers')
      .values({ application_id: applicationId, answer, message, answered_at: board.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await notifyCandidate(board, transaction, candidateId, { kind: 'applicationAnswered', applicationId, answerId });
  });
}

async function answersSoFar(transaction: Transaction<Tables>, applicationId: string) {
  const rows = await transaction
    .selectFrom('application_answers')
    .select(['answer', 'message'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
  return { last: rows.at(-1), count: rows.length };
}
