import type { FastifyBaseLogger } from 'fastify';
import { second } from '#durations.ts';
import type { StopSite } from './site-foundations.ts';

// A killed process loses the counts of this time, and pages show a view so much later.
const every = 3 * second;

/** Each different search is asked once more before it is written, so they are written less often. */
export const searchRhythm = 30 * second;

/**
 * Writes counts every few seconds, and at the stop. While writing fails, the counts wait, and one line says
 * so.
 */
export function writeCounts(
  counted: { readonly flush: () => Promise<void> },
  {
    log,
    rhythm = every,
    what,
  }: {
    readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
    readonly rhythm?: number;
    readonly what: 'views' | 'searches';
  },
): StopSite {
  let isFailing = false;
  const write = async () => {
    try {
      await counted.flush();
      if (isFailing) log.info(`counted ${what} are written again`);
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.warn({ err }, `counted ${what} could not be written; they wait`);
      isFailing = true;
    }
  };
  const timer = setInterval(() => void write(), rhythm);
  return async () => {
    clearInterval(timer);
    await write();
  };
}
