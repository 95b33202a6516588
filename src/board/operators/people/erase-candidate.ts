import type { Board } from '#board/context/board.ts';
import { deleteFiles } from '#board/candidates/documents/delete-file.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';
import { closeRows } from '#board/privacy/closing/close-account.ts';
import { eraseRows } from '#board/privacy/erase-account.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Actor } from '#staff/actor.ts';
import { actOnCandidate, type AskedAct } from './act-on-candidate.ts';

type Closing = Pick<Board, 'db' | 'jobs' | 'now'>;

/**
 * Closes the account of a candidate who asked for it, as their own button does: a letter says so, and the
 * account is erased after the days of grace unless its owner signs in.
 * @throws what `actOnCandidate` throws
 */
export async function closeForCandidate(board: Closing, actor: Actor, typed: AskedAct): Promise<void> {
  await actOnCandidate(board, { actor, act: 'candidate.close', typed }, async (transaction, { id }) => {
    const closedAt = await closeRows(board, transaction, id);
    return { closedAt: [null, closedAt] };
  });
}

type Erasing = Pick<Board, 'db' | 'files' | 'accounts' | 'now'>;

/**
 * Erases a candidate at once and for good. Only the object id and the reason stay, in the audit. A crash
 * leaves files without rows, which the sweep deletes.
 * @throws InvalidInput if `address` is not the address of the candidate; what `actOnCandidate` throws
 */
export async function eraseCandidate(
  board: Erasing,
  actor: Actor,
  typed: AskedAct & { readonly address: string },
): Promise<void> {
  let keys: readonly string[] = [];
  await actOnCandidate(board, { actor, act: 'candidate.erase', typed }, async (transaction, { id, email }) => {
    if (typed.address.trim().toLowerCase() !== email.toLowerCase())
      throw new InvalidInput({ address: 'field.invalid' });
    keys = await eraseRows(board, transaction, id);
    return {};
  });
  await deleteFiles(board, await unnamedOf(board.db, keys));
}
