import type { FastifyBaseLogger } from 'fastify';
import { second } from '#durations.ts';

/** Milliseconds after the start that belong to the pages of the first visitors. */
const firstPages = 6 * second;

/**
 * Warms a part of the process a few seconds after its start, because neither the start nor the first pages
 * should wait for it. A failure is only logged, because the part also works without warming.
 * @returns a function that ends the warming
 */
export function warmLater(
  log: Pick<FastifyBaseLogger, 'warn'>,
  work: (stopping: AbortSignal) => Promise<unknown>,
  wait = firstPages,
): () => void {
  const stopping = new AbortController();
  const warm = async () => {
    try {
      await work(stopping.signal);
    } catch (err) {
      if (!stopping.signal.aborted) log.warn({ err }, 'the searches were not warmed');
    }
  };
  const timer = setTimeout(warm, wait);
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
