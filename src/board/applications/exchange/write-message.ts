import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { day } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { applicationReplyMail } from '#board/jobs/application-jobs.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import type { Tables } from '#database/tables.ts';
import { maximumMessages, maximumMessagesADay } from './exchange-limits.ts';
import { holdExchange, type Party } from './exchange-policy.ts';

/** The party has written too many messages: within 24 hours, or in the whole exchange. */
export class TooManyMessages extends Error {
  readonly code = 'exchange.tooManyMessages';
  readonly within: 'day' | 'exchange';

  constructor(within: 'day' | 'exchange') {
    super(`this party has written too many messages in this ${within}`);
    this.within = within;
  }
}

export type Writing = {
  readonly applicationId: string;
  readonly author: Party;
  readonly text: string;
  /** Identifies the form or the mail. A form or mail that is sent again is the same message. */
  readonly sending: Buffer;
};

/**
 * Returns the identity of a form or mail. `id` is the id of the mail, or the key in the form with its text.
 */
export const sendingOf = (way: 'form' | 'mail', id: string): Buffer =>
  createHash('sha256').update(`${way}\n${id}`).digest();

/**
 * Saves a message of one party, and enqueues the letter to the other party in the same transaction. A message
 * that is sent again has no effect.
 * @throws ApplicationGone, NotAnsweredYet, TooManyMessages
 */
export async function writeMessage(board: Pick<Board, 'db' | 'jobs' | 'now'>, writing: Writing): Promise<void> {
  const { applicationId, author, text: message, sending } = writing;
  await board.db.transaction().execute(async (transaction) => {
    const candidateId = await holdExchange(transaction, applicationId);
    if (await isKnown(transaction, writing)) return;
    await requireRoom(transaction, writing, board.now());
    const { id: messageId } = await transaction
      .insertInto('application_messages')
      .values({ application_id: applicationId, author, message, written_at: board.now(), sending })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = { applicationId, messageId };
    if (author === 'candidate') await board.jobs.enqueue(transaction, applicationReplyMail, ids);
    else await notifyCandidate(board, transaction, candidateId, { kind: 'applicationMessage', ...ids });
  });
}

const messagesOf = (transaction: Transaction<Tables>, { applicationId, author }: Writing) =>
  transaction
    .selectFrom('application_messages')
    .where('application_id', '=', applicationId)
    .where('author', '=', author);

async function isKnown(transaction: Transaction<Tables>, writing: Writing): Promise<boolean> {
  const known = messagesOf(transaction, writing).select('id').where('sending', '=', writing.sending);
  return (await known.executeTakeFirst()) !== undefined;
}

async function requireRoom(transaction: Transaction<Tables>, writing: Writing, now: Date): Promise<void> {
  const { total, today } = await messagesOf(transaction, writing)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn
        .countAll<number>()
        .filterWhere('written_at', '>', new Date(now.getTime() - day))
        .as('today'),
    ])
    .executeTakeFirstOrThrow();
  if (total >= maximumMessages) throw new TooManyMessages('exchange');
  if (today >= maximumMessagesADay) throw new TooManyMessages('day');
}
