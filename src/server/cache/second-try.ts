import { outageOf } from '#board/context/outage.ts';
import { second } from '#durations.ts';
import type { PageRenderer } from './pages.ts';

/** Beginning of an outage, in which pages are tried twice: another primary takes over in seconds. */
const early = 5 * second;
/** Time without a lost page after which a loss begins another outage. */
const apart = 30 * second;
const pause = 250;

/**
 * Renders a page again if the database went away meanwhile. Where the primary changes, or a proxy in front of
 * it ends its sessions, the questions under way are lost, and the next ones are answered. In a longer outage
 * a second try would only keep visitors waiting.
 */
export function tryTwice(answer: PageRenderer, now: () => number = Date.now): PageRenderer {
  let [begun, last] = [-Infinity, -Infinity];
  const isEarly = (): boolean => {
    const at = now();
    if (at - last > apart) begun = at;
    last = at;
    return at - begun <= early;
  };
  return async (request, facts) => {
    try {
      return await answer(request, facts);
    } catch (error) {
      if (request.method !== 'GET' || outageOf(error) !== 'database' || !isEarly()) throw error;
      facts.log.warn({ err: error }, 'a page is rendered again: the database went away');
      await new Promise((resolve) => setTimeout(resolve, pause));
      return answer(request, facts);
    }
  };
}
