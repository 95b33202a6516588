import { second } from '#durations.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';

type Limits = {
  /** Number of failures one after another that open the circuit. */
  readonly failures: number;
  /** Milliseconds for which an open circuit refuses every call. */
  readonly rest: number;
};

const usualLimits: Limits = { failures: 5, rest: 5 * second };

/**
 * Refuses calls at once while the other side is away, because visitors who wait for an answer would fill the
 * server. After a rest one call tries again, and its success lets all others through.
 * @param clock monotonic time in milliseconds
 */
export function circuitBreaker({ failures, rest }: Limits = usualLimits, clock = () => performance.now()) {
  let failed = 0;
  let closedUntil = 0;
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (failed >= failures) {
      if (clock() < closedUntil) throw new SearchUnavailable('the search engine is not asked: it has failed too often');
      closedUntil = clock() + rest;
    }
    try {
      const result = await call();
      failed = 0;
      return result;
    } catch (error) {
      failed += 1;
      closedUntil = clock() + rest;
      throw error;
    }
  };
}
