import type { Readable } from 'node:stream';
import type { Board } from '#board/context/board.ts';
import { exportArchive } from '#board/privacy/export-archive.ts';
import { findAccounts } from '#board/privacy/find-account.ts';
import type { Actor } from '#staff/actor.ts';
import { actOnCandidate, type AskedAct } from './act-on-candidate.ts';

/**
 * Returns the archive that the candidate could download. The candidate sees that it was made, and why.
 * @throws what `actOnCandidate` throws
 */
export async function exportCandidate(
  board: Pick<Board, 'accounts' | 'db' | 'files' | 'now'>,
  actor: Actor,
  typed: AskedAct,
): Promise<Readable> {
  await actOnCandidate(board, { actor, act: 'candidate.export', typed }, async () => ({}));
  const [account] = await findAccounts(board, typed.oid);
  if (account === undefined) throw new Error('the candidate was erased in this moment');
  return exportArchive(board, account);
}
