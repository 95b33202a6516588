import type { FastifyBaseLogger } from 'fastify';

type Rounds = {
  /** Milliseconds from one beginning to the next. */
  readonly every: number;
  readonly work: () => Promise<unknown>;
  /** For the log, when one fails: the next one tries again. */
  readonly failed: string;
};

/**
 * Does work at once, and again and again, never twice at the same time in this process.
 * @returns what ends it, once the round under way is over
 */
export function startRounds(log: FastifyBaseLogger, { every, work, failed }: Rounds): () => Promise<void> {
  const round = async () => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, failed);
    }
  };
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
