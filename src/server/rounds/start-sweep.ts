import type { FastifyBaseLogger } from 'fastify';
import { hour } from '#durations.ts';
import type { Board } from '#board/board.ts';
import { type RetentionRule, retentionRules } from '#board/privacy/retention/rules.ts';
import { sweep } from '#board/privacy/retention/sweep.ts';
import { startRounds } from './start-rounds.ts';

/**
 * Takes away at once, and every day, what is kept no longer, and every six hours but never at the start what
 * must wait; the log says how much of what. Any process may.
 * @returns what ends it, once the sweep under way is over
 */
export function startSweep(board: Board, log: FastifyBaseLogger): () => Promise<void> {
  const rules: readonly RetentionRule[] = retentionRules;
  const start = (every: number, later: boolean) => {
    const due = rules.filter(({ waits = false }) => waits === later);
    const work = async () => log.info({ swept: await sweep(board, due) }, 'what is kept no longer was swept');
    return startRounds(log, { every, later, work, failed: 'not everything that is kept no longer was swept' });
  };
  const stops = [start(24 * hour, false), start(6 * hour, true)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
