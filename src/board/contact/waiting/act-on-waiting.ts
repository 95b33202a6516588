import { sql } from 'kysely';
import { z } from 'zod';
import { contactMail } from '#board/contact/contact-job.ts';
import type { Board } from '#board/context/board.ts';
import { isUuid } from '#board/context/uuid.ts';
import { reasonInput } from '#board/operators/people/reason-input.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { parseInput } from '#words/invalid-input.ts';
import { MessageGone } from './waiting-messages.ts';

/** The message is about to leave: nothing has to be done. */
class MessageUnderWay extends Error {
  readonly code = 'office.messageUnderWay';
}

/**
 * Sends a message again that was given up, or tries at once one that waits for its next try. The lock on the
 * message lets one of two operators send it.
 * @throws MessageGone, MessageUnderWay; NotAllowed
 */
export async function sendWaiting(
  { db, jobs, now }: Pick<Board, 'db' | 'jobs' | 'now'>,
  actor: Actor,
  id: string,
): Promise<void> {
  requireRole(actor, 'message.send');
  await db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .selectFrom('contact_messages')
      .select('id')
      .where('id', '=', isUuid(id) ? id : null)
      .forUpdate()
      .executeTakeFirst();
    if (kept === undefined) throw new MessageGone('the message has left');
    const { numDeletedRows } = await transaction
      .deleteFrom('given_up_letters')
      .where('letter', '=', contactMail.name)
      .where(sql<boolean>`data ->> 'messageId' = ${id}`)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await jobs.enqueue(transaction, contactMail, { messageId: id });
    else if (!(await tryAtOnce(transaction, id))) throw new MessageUnderWay('the message is about to leave');
    await recordActs(transaction, [{ actor, act: 'message.send', subject: { kind: 'message', id }, at: now() }]);
  });
}

/** Returns false if no failed job of the message waits. */
async function tryAtOnce(db: Board['db'], id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update pgboss.job set start_after = now()
    where name = ${contactMail.name} and state = 'retry' and start_after > now() and data ->> 'messageId' = ${id}`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Deletes a message that has not left, for a reason. Its job then finds nothing to send.
 * @throws MessageGone; InvalidInput for a bad reason; NotAllowed
 */
export async function deleteWaiting(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  typed: { readonly id: string; readonly reason: string },
): Promise<void> {
  requireRole(actor, 'message.delete');
  const { reason } = parseInput(z.object({ reason: reasonInput }), typed);
  const { id } = typed;
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('contact_messages')
      .where('id', '=', isUuid(id) ? id : null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new MessageGone('the message has left');
    await transaction
      .deleteFrom('given_up_letters')
      .where('letter', '=', contactMail.name)
      .where(sql<boolean>`data ->> 'messageId' = ${id}`)
      .execute();
    const act = { actor, act: 'message.delete', subject: { kind: 'message', id }, reason, at: now() } as const;
    await recordActs(transaction, [act]);
  });
}
