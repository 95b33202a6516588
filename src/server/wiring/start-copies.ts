import { hour } from '#durations.ts';
import { staleCopies } from '#content/cache/stale-copies.ts';
import type { SiteFoundations } from './site-foundations.ts';
import { runScheduledJobs } from '#server/schedule/run-scheduled-jobs.ts';

/** Starts storing copies of an external content system's answers, and deleting old copies. */
export function startCopies({ db, log }: SiteFoundations, now: () => Date) {
  const copies = staleCopies({ db, now, failed: (err) => log.warn({ err }, 'a copy of the content was not kept') });
  const sweep = { name: 'old copies of the content', every: hour, later: true, work: copies.sweep };
  const stopSweep = runScheduledJobs(log, [sweep]);
  return {
    copies,
    stop: async () => {
      await stopSweep();
      await copies.idle();
    },
  };
}
