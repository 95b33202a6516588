import { hour } from '#durations.ts';
import { keptCopies } from '#content/cache/kept-copies.ts';
import type { SiteFoundations } from './site-foundations.ts';
import { startRounds } from '#server/rounds/start-rounds.ts';

/** Begins to keep copies of what a content system elsewhere answers, and to delete old ones. */
export function startCopies({ db, log }: SiteFoundations, now: () => Date) {
  const copies = keptCopies({ db, now, failed: (err) => log.warn({ err }, 'a copy of the content was not kept') });
  const failed = 'old copies of the content were not deleted';
  const stopSweep = startRounds(log, { every: hour, later: true, work: copies.sweep, failed });
  return {
    copies,
    stop: async () => {
      await stopSweep();
      await copies.idle();
    },
  };
}
