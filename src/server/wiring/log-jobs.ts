import { outageOf } from '#board/context/outage.ts';
import { QueueFailure } from '#jobs/queue-failure.ts';
import type { SiteFoundations } from './site-foundations.ts';

/**
 * Logs failures of the queue and of jobs for the operator. While an outside part is away, the level is a
 * warning: queue and jobs wait as requests do, and only that part needs repair.
 */
export function logJobs(log: Pick<SiteFoundations['log'], 'warn' | 'error'>, error: Error): void {
  const ofQueue = error instanceof QueueFailure;
  const err = ofQueue ? error.cause : error;
  const outage = outageOf(err);
  if (outage !== null) log.warn({ err }, `${ofQueue ? 'the queue' : 'a job'} could not reach the ${outage}`);
  else log.error({ err }, ofQueue ? 'the queue failed' : 'a job failed');
}
