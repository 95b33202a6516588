import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { QueueFailure } from '#jobs/queue-failure.ts';
import type { SiteFoundations } from './site-foundations.ts';

/**
 * Logs failures of the queue or of a job for the operator. While the database is unavailable, the level is
 * a warning, because queue and jobs wait for it as requests do, and only the database needs repair.
 */
export function logJobs(log: Pick<SiteFoundations['log'], 'warn' | 'error'>, error: Error): void {
  const ofQueue = error instanceof QueueFailure;
  const err = ofQueue ? error.cause : error;
  if (isDatabaseUnavailable(err)) {
    log.warn({ err }, ofQueue ? 'the queue could not reach the database' : 'a job could not reach the database');
  } else log.error({ err }, ofQueue ? 'the queue failed' : 'a job failed');
}
