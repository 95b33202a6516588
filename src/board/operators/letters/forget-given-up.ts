import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { isUuid } from '#board/context/uuid.ts';
import { reasonInput } from '#board/operators/people/reason-input.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { parseInput } from '#words/invalid-input.ts';
import { LetterGone } from './resend-given-up.ts';

/**
 * Takes a letter off the list without sending it.
 * @throws LetterGone; InvalidInput for a bad reason; NotAllowed
 */
export async function forgetLetter(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  typed: { readonly id: string; readonly reason: string },
): Promise<void> {
  requireRole(actor, 'mail.forget');
  const { reason } = parseInput(z.object({ reason: reasonInput }), typed);
  await db.transaction().execute(async (transaction) => {
    const forgotten = await transaction
      .deleteFrom('given_up_letters')
      .where('id', '=', isUuid(typed.id) ? typed.id : null)
      .returning('letter')
      .executeTakeFirst();
    if (forgotten === undefined) throw new LetterGone('the letter was sent again or forgotten');
    const subject = { kind: 'letter', id: typed.id } as const;
    const changes = { letter: [forgotten.letter, null] } as const;
    await recordActs(transaction, [{ actor, act: 'mail.forget', subject, changes, reason, at: now() }]);
  });
}
