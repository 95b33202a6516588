import type { FastifyBaseLogger } from 'fastify';
import type { Board } from '#board/board.ts';
import { sweep } from '#board/privacy/retention/sweep.ts';
import { startRounds } from './start-rounds.ts';

const day = 24 * 3_600_000;

/**
 * Takes away at once, and every day, what is kept no longer; the log says how much of what. Any process may.
 * @returns what ends it, once the sweep under way is over
 */
export function startSweep(board: Board, log: FastifyBaseLogger): () => Promise<void> {
  const work = async () => log.info({ swept: await sweep(board) }, 'what is kept no longer was swept');
  return startRounds(log, { every: day, work, failed: 'not everything that is kept no longer was swept' });
}
