import type { FastifyBaseLogger } from 'fastify';
import { second } from '#durations.ts';

/** Milliseconds after the start in which the first visitors get their pages. */
const firstPages = 6 * second;

/**
 * Warms a part of the process some seconds after its start, so that neither the start nor the first pages
 * wait. A failure is only logged, because the part works without warming.
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
