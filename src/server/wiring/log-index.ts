import { outageOf } from '#board/context/outage.ts';
import type { SiteFoundations } from './site-foundations.ts';

/** Logs what goes wrong with the index, for the operator. */
export function loggedIndex(log: SiteFoundations['log']) {
  return {
    onError: (err: unknown) => {
      const outage = outageOf(err);
      if (outage === null) log.error({ err }, 'the index failed');
      else log.warn({ err }, `the index could not reach the ${outage}`);
    },
    onStandstill: (isStill: boolean) => {
      if (isStill) log.error('the index stands still');
      else log.info('the index follows again');
    },
  };
}
