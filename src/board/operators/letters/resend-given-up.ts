import { type Transaction } from 'kysely';
import { z } from 'zod';
import { resendApplications } from '#board/applications/resend-failed.ts';
import type { Board } from '#board/context/board.ts';
import { isUuid } from '#board/context/uuid.ts';
import { applicationToRecruiter } from '#board/jobs/application-jobs.ts';
import type { Tables } from '#database/tables.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';

/** Letters that one act sends again at most, so that a request ends soon. */
export const mostResent = 1000;

/** Another operator sent the letter again or forgot it. */
export class LetterGone extends Error {
  readonly code = 'office.letterGone';
}

type Kept = { readonly id: string; readonly letter: string; readonly data: unknown };

const ids = z.record(z.string(), z.unknown());
const application = z.object({ applicationId: z.uuid() });

/**
 * Sends a letter again that was given up. The row disappears in the transaction that queues the letter, so
 * that of two operators one sends it.
 * @throws LetterGone; NotAllowed
 */
export async function resendLetter(board: Pick<Board, 'db' | 'jobs' | 'now'>, actor: Actor, id: string): Promise<void> {
  requireRole(actor, 'mail.resend');
  await board.db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('given_up_letters')
      .where('id', '=', isUuid(id) ? id : null)
      .where('data', 'is not', null)
      .returning(['id', 'letter', 'data'])
      .execute();
    if (taken.length === 0) throw new LetterGone('the letter was sent again or forgotten');
    await queueAgain(board, transaction, taken);
    const subject = { kind: 'letter', id } as const;
    const changes = { letter: ['given up', taken[0]?.letter] } as const;
    await recordActs(transaction, [{ actor, act: 'mail.resend', subject, changes, at: board.now() }]);
  });
}

/**
 * Sends all letters of a kind again that were given up, the oldest first, at most `mostResent`.
 * @returns the number of queued letters
 * @throws LetterGone if there is none; NotAllowed
 */
export async function resendLettersOf(
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  actor: Actor,
  letter: string,
): Promise<number> {
  requireRole(actor, 'mail.resendAll');
  return board.db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('given_up_letters')
      .where('id', 'in', (from) =>
        from
          .selectFrom('given_up_letters')
          .select('id')
          .where('letter', '=', letter)
          .where('data', 'is not', null)
          .orderBy('given_up_at')
          .orderBy('id')
          .limit(mostResent)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'letter', 'data'])
      .execute();
    if (taken.length === 0) throw new LetterGone(`no letter ${letter} is given up`);
    const count = await queueAgain(board, transaction, taken);
    const subject = { kind: 'letter', id: letter } as const;
    const changes = { letters: [taken.length, 0] } as const;
    await recordActs(transaction, [{ actor, act: 'mail.resendAll', subject, changes, at: board.now() }]);
    return count;
  });
}

/** Queues letters. An application loses its mark; one that arrived meanwhile is not sent again. */
async function queueAgain(
  board: Pick<Board, 'jobs'>,
  transaction: Transaction<Tables>,
  letters: readonly Kept[],
): Promise<number> {
  const isApplication = ({ letter }: Kept) => letter === applicationToRecruiter.name;
  const applications = letters.filter((one) => isApplication(one)).map(({ data }) => application.parse(data));
  const sent = await resendApplications(
    board,
    transaction,
    applications.map(({ applicationId }) => applicationId),
  );
  const others = letters.filter((one) => !isApplication(one));
  for (const { letter, data } of others) await board.jobs.enqueue(transaction, defineJob(letter, ids), ids.parse(data));
  return sent.length + others.length;
}
