import type { Board } from '#board/context/board.ts';
import type { Actor } from '#staff/actor.ts';
import { actOnCandidate, type AskedAct } from './act-on-candidate.ts';

/**
 * Signs a candidate out everywhere, for example after a stolen telephone. Records it first: sessions that end
 * without a row would be worse than a row without an end, after which the operator tries again.
 * @param end ends all sessions of an object id
 * @throws what `actOnCandidate` throws
 */
export async function endCandidateSessions(
  board: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  typed: AskedAct,
  end: (oid: string) => Promise<void>,
): Promise<void> {
  await actOnCandidate(board, { actor, act: 'candidate.endSessions', typed }, async () => ({}));
  await end(typed.oid);
}
