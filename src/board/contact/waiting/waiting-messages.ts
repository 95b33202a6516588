import type { Board } from '#board/context/board.ts';
import { isUuid } from '#board/context/uuid.ts';
import { type ContactMessage, readContactMessage } from '#board/contact/contact-message.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';

/** The message has left, or somebody deleted it. */
export class MessageGone extends Error {
  readonly code = 'office.messageGone';
}

const mostListed = 200;

/**
 * Lists messages to the operator that have not left yet, the oldest first, without their texts. A message is
 * deleted once it is mailed, so few wait unless the mail server is away.
 */
export async function listWaiting({ db }: Pick<Board, 'db'>) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'locale', 'written_at as writtenAt'])
    .orderBy('written_at')
    .orderBy('id')
    .limit(mostListed)
    .execute();
}

export type WaitingMessage = Awaited<ReturnType<typeof listWaiting>>[number];

/** Reads when a message was written; null if it has left. */
export async function findWaiting({ db }: Pick<Board, 'db'>, id: string): Promise<WaitingMessage | null> {
  const found = await db
    .selectFrom('contact_messages')
    .select(['id', 'locale', 'written_at as writtenAt'])
    .where('id', '=', isUuid(id) ? id : null)
    .executeTakeFirst();
  return found ?? null;
}

/** Reads the text and the sender of a message, and records the reading. @throws MessageGone; NotAllowed */
export async function readWaiting(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<ContactMessage> {
  requireRole(actor, 'message.read');
  return db.transaction().execute(async (transaction) => {
    const message = isUuid(id) ? await readContactMessage({ db: transaction }, id) : undefined;
    if (message === undefined) throw new MessageGone('the message has left');
    await recordActs(transaction, [{ actor, act: 'message.read', subject: { kind: 'message', id }, at: now() }]);
    return message;
  });
}
