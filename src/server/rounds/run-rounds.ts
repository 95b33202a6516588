import type { FastifyBaseLogger } from 'fastify';

/** Recurring work. Every process may run it: a process skips a round that another process has taken. */
export type Round = {
  /** Name in the log. */
  readonly name: string;
  /** Milliseconds between two starts. */
  readonly every: number;
  /** True if the first round runs after `every`, not at the start. */
  readonly later?: boolean;
  /** A failed round is logged, and the next round tries again. */
  readonly work: (stopping: AbortSignal) => Promise<unknown>;
};

/**
 * Starts the rounds. A round is skipped while the previous one is still running.
 * @returns a function that stops the rounds and waits for rounds in progress
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
