import { isDatabaseAway } from '#database/unavailable.ts';
import { QueueFailure } from '#jobs/queue-failure.ts';
import type { SiteFoundations } from './site-foundations.ts';

/**
 * Tells the operator what went wrong with the queue or with a job. While the database is away both wait for
 * it, as requests do: nothing but the database is to be mended.
 */
export function logJobs(log: Pick<SiteFoundations['log'], 'warn' | 'error'>, error: Error): void {
  const ofQueue = error instanceof QueueFailure;
  const err = ofQueue ? error.cause : error;
  if (isDatabaseAway(err)) {
    log.warn({ err }, ofQueue ? 'the queue could not reach the database' : 'a job could not reach the database');
  } else log.error({ err }, ofQueue ? 'the queue failed' : 'a job failed');
}
