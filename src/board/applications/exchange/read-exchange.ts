import type { Board } from '#board/context/board.ts';
import type { RecruiterAnswer } from '../application-state.ts';
import { readAnswers } from '../read-answers.ts';
import type { Party } from './exchange-policy.ts';

/** A contribution to an exchange. A text is null if the application or the answer has no message. */
export type ExchangeEntry = { readonly at: Date } & (
  | { readonly kind: 'application'; readonly author: 'candidate'; readonly text: string | null }
  | {
      readonly kind: 'answer';
      readonly author: 'recruiter';
      readonly answer: RecruiterAnswer;
      readonly text: string | null;
    }
  | { readonly kind: 'message'; readonly author: Party; readonly text: string }
);

/** Application that the caller has read, and that its reader may therefore see. */
export type ShownApplication = { readonly id: string; readonly appliedAt: Date; readonly message: string | null };

/**
 * Returns the exchange of an application, oldest first: the application, the recruiter's answers, and the
 * messages of both parties. It contains no address.
 */
export async function readExchange(
  { db }: Pick<Board, 'db'>,
  { id, appliedAt, message }: ShownApplication,
): Promise<ExchangeEntry[]> {
  const given = await readAnswers({ db }, id);
  const messages = await db
    .selectFrom('application_messages')
    .select(['author', 'message', 'written_at'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
  const entries: ExchangeEntry[] = [
    { kind: 'application', author: 'candidate', text: message, at: appliedAt },
    ...given.map(
      ({ answer, message: text, at }) => ({ kind: 'answer', author: 'recruiter', answer, text, at }) as const,
    ),
    ...messages.map(({ author, message: text, written_at: at }) => ({ kind: 'message', author, text, at }) as const),
  ];
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
