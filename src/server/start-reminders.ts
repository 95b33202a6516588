import type { FastifyBaseLogger } from 'fastify';
import type { Board } from '#board/board.ts';
import { remindOfClosing } from '#board/favourites/remind-of-closing.ts';

const hour = 3_600_000;

/**
 * Looks at once, and every hour, whose favourites close soon. Every process may: what one has taken, the
 * others pass over. A failure is tried again in an hour.
 * @returns what ends it, once the look under way is over
 */
export function startReminders(board: Board, log: FastifyBaseLogger): () => Promise<void> {
  const look = async () => {
    try {
      await remindOfClosing(board);
    } catch (error) {
      log.warn({ err: error }, 'reminders of favourites were not decided');
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, hour);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
