import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type AskOptions, askSource, GoneFromSource } from './ask-source.ts';
import { detailsEndpoint } from './live-source.ts';

/** Returns the details of an offer as its source sends them; null if the source no longer has the offer. */
export type DetailsSource = (id: number) => Promise<unknown>;

/** Limits of requests, because the details of a thousand offers are asked of a server of others. */
const atOnce = 4;
const msBetween = 200;

/** A failed request is tried only a few times, because the next import asks again. */
const attempts = 3;

/**
 * Reads the details of offers of a live public offers API, at most four at once and five a second.
 * @param address as for `liveSource`
 */
export function liveDetails(address: string, options: AskOptions = {}): DetailsSource {
  const limit = pLimit(atOnce);
  let next = 0;
  const turn = async (): Promise<void> => {
    const now = performance.now();
    const begin = Math.max(now, next);
    next = begin + msBetween;
    if (begin > now) await pause(begin - now, undefined, options.signal ? { signal: options.signal } : {});
  };
  return (id) =>
    limit(async () => {
      try {
        return await askSource({ url: detailsEndpoint(address, id) }, { attempts, turn, ...options });
      } catch (error) {
        if (error instanceof GoneFromSource) return null;
        throw error;
      }
    });
}
