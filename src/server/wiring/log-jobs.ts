import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';
import { QueueFailure } from '#jobs/queue-failure.ts';
import type { SiteFoundations } from './site-foundations.ts';

/**
 * Logs failures of the queue and of jobs for the operator. While the database or the store of the files is
 * unavailable, the level is a warning: queue and jobs wait as requests do, and only the database or the store
 * needs repair.
 */
export function logJobs(log: Pick<SiteFoundations['log'], 'warn' | 'error'>, error: Error): void {
  const ofQueue = error instanceof QueueFailure;
  const err = ofQueue ? error.cause : error;
  if (isDatabaseUnavailable(err)) {
    log.warn({ err }, ofQueue ? 'the queue could not reach the database' : 'a job could not reach the database');
  } else if (err instanceof FilesUnavailable) log.warn({ err }, 'a job could not reach the store of the files');
  else log.error({ err }, ofQueue ? 'the queue failed' : 'a job failed');
}
