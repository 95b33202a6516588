import type { FastifyBaseLogger } from 'fastify';

type Rounds = {
  /** Milliseconds from one beginning to the next. */
  readonly every: number;
  /** The first one comes after that time, and not at once. */
  readonly later?: boolean;
  readonly work: () => Promise<unknown>;
  /** For the log, when one fails: the next one tries again. */
  readonly failed: string;
};

/**
 * Does work at once, or later, and again and again; a round that would begin while the last one is under way
 * is left out.
 * @returns what ends it, once the round under way is over
 */
export function startRounds(
  log: FastifyBaseLogger,
  { every, later = false, work, failed }: Rounds,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const round = async () => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, failed);
    }
  };
  const begin = () => {
    running ??= round().finally(() => {
      running = null;
    });
  };
  if (!later) begin();
  const timer = setInterval(begin, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
