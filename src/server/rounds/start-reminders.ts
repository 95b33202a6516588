import type { FastifyBaseLogger } from 'fastify';
import { hour } from '#durations.ts';
import type { Board } from '#board/board.ts';
import { remindOfClosing } from '#board/favourites/remind-of-closing.ts';
import { startRounds } from './start-rounds.ts';

/**
 * Looks at once, and every hour, whose favourites close soon. Every process may: what one has taken, the
 * others pass over.
 * @returns what ends it, once the look under way is over
 */
export function startReminders(board: Board, log: FastifyBaseLogger): () => Promise<void> {
  const work = () => remindOfClosing(board);
  return startRounds(log, { every: hour, work, failed: 'reminders of favourites were not decided' });
}
