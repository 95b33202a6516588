import type { Board } from '#board/context/board.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';

/** Somebody has asked for this round already, or no process of this site does the work. */
class RoundAsked extends Error {
  readonly code = 'office.roundAsked';
}

/**
 * Asks for a round now. A process that does this work takes the request within seconds. The round does what
 * is due, as any other; its own lock keeps two rounds from running at once.
 * @throws RoundAsked; NotAllowed
 */
export async function askRound({ db, now }: Pick<Board, 'db' | 'now'>, actor: Actor, name: string): Promise<void> {
  requireRole(actor, 'round.run');
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('scheduled_rounds')
      .set({ asked_at: at, asked_by: actorText(actor) })
      .where('name', '=', name)
      .where('asked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RoundAsked(`a round of ${name} cannot be asked for`);
    await recordActs(transaction, [{ actor, act: 'round.run', subject: { kind: 'round', id: name }, at }]);
  });
}
