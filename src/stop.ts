import type { Logger } from 'pino';

type Close = () => Promise<void>;

/** Stops the process at Ctrl-C and SIGTERM. The site stops first, so that no request loses its database. */
export type Stop = {
  first(close: Close): void;
  last(close: Close): void;
  now(): Promise<void>;
  /** True if a signal has begun to stop the process. */
  isUnderWay(): boolean;
};

// Milliseconds for which a repeated signal is ignored. Under `npm start` one Ctrl-C arrives twice: from the
// terminal and from npm.
const sameSignal = 1000;

/**
 * Stops everything once and in order. A second signal exits at once. A stop that takes longer than 10 seconds
 * is aborted.
 */
export function stopInOrder(log: Logger): Stop {
  const firsts: Close[] = [];
  const lasts: Close[] = [];
  let stopping: Promise<void> | undefined;
  const now = () => (stopping ??= closeAll([...firsts.toReversed(), ...lasts.toReversed()], log));
  let first = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping && Date.now() - first < sameSignal) return;
    if (stopping) process.exit(1);
    first = Date.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), 10_000).unref();
    void now().then(() => process.exit());
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    first: (close) => void firsts.push(close),
    last: (close) => void lasts.push(close),
    now,
    isUnderWay: () => stopping !== undefined,
  };
}

async function closeAll(closes: Close[], log: Logger): Promise<void> {
  for (const close of closes) {
    await close().catch((error: unknown) => {
      log.error({ err: error }, 'a part did not stop cleanly');
      process.exitCode = 1;
    });
  }
}
