import type { FastifyBaseLogger } from 'fastify';

/**
 * Work that is done again and again. Every process may do it: a round that one process has taken, others pass
 * over.
 */
export type Round = {
  /** For the log. */
  readonly name: string;
  /** Milliseconds from one beginning to the next. */
  readonly every: number;
  /** The first round comes after `every`, and not at the start. */
  readonly later?: boolean;
  /** A round that fails is logged, and the next one tries again. */
  readonly work: (stopping: AbortSignal) => Promise<unknown>;
};

/**
 * Begins the rounds. A round that would begin while the one before is under way is left out.
 * @returns a function that stops them once the rounds under way are over
 */
export function runRounds(log: Pick<FastifyBaseLogger, 'warn'>, rounds: readonly Round[]): () => Promise<void> {
  const stops = rounds.map((round) => runRound(log, round));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function runRound(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { name, every, later = false, work }: Round,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const round = async () => {
    try {
      await work(stopping.signal);
    } catch (err) {
      log.warn({ err, round: name }, 'a round failed');
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
    stopping.abort();
    await running;
  };
}
