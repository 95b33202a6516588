import type { Board } from '#board/context/board.ts';
import { refusedStatus, status } from '#board/candidates/candidate-status.ts';
import { recomputeStatus } from '#board/candidates/recompute-status.ts';
import type { Actor } from '#staff/actor.ts';
import { actOnCandidate, type AskedAct } from './act-on-candidate.ts';

/** The account is already unavailable, or was not made so by the staff. */
class CandidateInState extends Error {
  readonly code = 'office.candidateInState';
}

/**
 * Makes an account unavailable: its candidate is signed out, and learns so at the next page (specification
 * §4, status 10). A closed account stays refused if its candidate comes back.
 * @throws CandidateInState if it is refused already; what `actOnCandidate` throws
 */
export async function refuseCandidate(board: Pick<Board, 'db' | 'now'>, actor: Actor, typed: AskedAct): Promise<void> {
  await actOnCandidate(
    board,
    { actor, act: 'candidate.refuse', typed },
    async (transaction, { id, status_id: before }) => {
      if (before === refusedStatus) throw new CandidateInState('the account is refused already');
      await transaction
        .updateTable('candidates')
        .set({ status_id: refusedStatus, status_before_refusal: before })
        .where('id', '=', id)
        .execute();
      return { status: [before, refusedStatus] };
    },
  );
}

/**
 * Gives an account back: the status that it had, or the one that follows from the profile.
 * @throws CandidateInState if it is not refused; what `actOnCandidate` throws
 */
export async function readmitCandidate(board: Pick<Board, 'db' | 'now'>, actor: Actor, typed: AskedAct): Promise<void> {
  await actOnCandidate(board, { actor, act: 'candidate.readmit', typed }, async (transaction, candidate) => {
    if (candidate.status_id !== refusedStatus) throw new CandidateInState('the account is not refused');
    await transaction
      .updateTable('candidates')
      .set({ status_id: candidate.status_before_refusal ?? status.incomplete, status_before_refusal: null })
      .where('id', '=', candidate.id)
      .execute();
    return { status: [refusedStatus, await recomputeStatus(transaction, candidate.id)] };
  });
}
