import { setTimeout as wait } from 'node:timers/promises';
import { second } from '#durations.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** Milliseconds for another server to take the place of a primary: Patroni takes up to 20 seconds. */
const patience = 30 * second;
const pause = 500;

/**
 * Repeats work while the database is unavailable, for half a minute. A process that starts while the primary
 * changes would otherwise end: its first session is lost with the old primary.
 * @throws the error of the work; after half a minute the error of the outage
 */
export async function outlast<T>(work: () => Promise<T>, now: () => number = Date.now): Promise<T> {
  const begun = now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || now() - begun >= patience) throw error;
      await wait(pause);
    }
  }
}
