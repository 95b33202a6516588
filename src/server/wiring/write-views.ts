import type { FastifyBaseLogger } from 'fastify';
import { second } from '#durations.ts';
import type { Views } from '#board/context/views.ts';
import type { StopSite } from './site-foundations.ts';

// A killed process loses the views of this time, and pages show a view so much later.
const every = 3 * second;

/**
 * Writes the counted views every few seconds, and at the stop. While writing fails, the views wait, and one
 * line says so.
 */
export function writeViews(views: Views, log: Pick<FastifyBaseLogger, 'info' | 'warn'>, rhythm = every): StopSite {
  let isFailing = false;
  const write = async () => {
    try {
      await views.flush();
      if (isFailing) log.info('counted views are written again');
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.warn({ err }, 'counted views could not be written; they wait');
      isFailing = true;
    }
  };
  const timer = setInterval(() => void write(), rhythm);
  return async () => {
    clearInterval(timer);
    await write();
  };
}
