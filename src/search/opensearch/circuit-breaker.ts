import { second } from '#durations.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { SearchRefused } from './search-refused.ts';

type Limits = {
  /** Number of failures one after another that open the circuit. */
  readonly failures: number;
  /** Milliseconds for which an open circuit refuses every call. */
  readonly rest: number;
};

const usualLimits: Limits = { failures: 5, rest: 5 * second };

/**
 * Refuses calls at once while the other side is away, because visitors who wait for an answer would fill the
 * server. After a rest one call tries again; the others wait for its outcome.
 * @param clock monotonic time in milliseconds
 */
export function circuitBreaker({ failures, rest }: Limits = usualLimits, clock = () => performance.now()) {
  let failed = 0;
  let refusesUntil = 0;
  let trial: Promise<unknown> | null = null;
  const counted = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await call();
      failed = 0;
      return result;
    } catch (error) {
      // Otherwise one visitor could close the search for all.
      if (error instanceof SearchRefused) throw error;
      failed += 1;
      refusesUntil = clock() + rest;
      throw error;
    }
  };
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (failed < failures) return counted(call);
    if (clock() < refusesUntil) throw new SearchUnavailable('the search engine is not asked: it has failed too often');
    if (trial !== null) {
      await trial;
      return counted(call);
    }
    const tried = counted(call);
    trial = tried.finally(() => (trial = null));
    trial.catch(() => undefined);
    return tried;
  };
}
