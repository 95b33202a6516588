import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createCircuit } from '#content/port/circuit.ts';
import type { SharedCounts } from './counting.ts';

type Limiter = Pick<RateLimiterAbstract, 'consume'>;

/** Where the counts lie: a table of PostgreSQL, or Redis. */
export type CountStore = {
  /** Returns the counter of limits with this maximum a minute. */
  readonly limiterOf: (max: number) => Limiter;
  readonly stop: () => Promise<void>;
};

type Parts = { readonly key: Buffer; readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'> };

// Milliseconds without a question to a store that did not answer.
const rest = 5000;

/**
 * Counts requests in a store. The store gets a keyed hash of limit and network, and never an address. While
 * it is away, requests are counted in this process alone, and one line says so.
 */
export function sharedCounts({ limiterOf, stop }: CountStore, { key, log }: Parts): SharedCounts {
  const limiters = new Map<number, Limiter>();
  let isAway = false;
  const circuit = createCircuit({
    failures: 1,
    rest,
    changed: (why) => {
      isAway = why !== null;
      if (why === null) log.info('requests are counted together again');
      else log.warn({ err: why }, 'the store of shared limits does not answer: each process counts alone');
    },
  });
  return {
    count: async (limit, network) => {
      const limiter = limiters.get(limit.max) ?? limiterOf(limit.max);
      limiters.set(limit.max, limiter);
      const hash = createHmac('sha256', key).update(JSON.stringify([limit.scope, limit.name, network]));
      return circuit.run(() => consume(limiter, hash.digest('base64url'))).catch(() => null);
    },
    isAway: () => isAway,
    stop,
  };
}

/** The limiter throws its result if the limit is exceeded, and an error if the store does not answer. */
async function consume(limiter: Limiter, key: string) {
  const { result, isExceeded } = await limiter.consume(key).then(
    (counted) => ({ result: counted, isExceeded: false }),
    (thrown: unknown) => {
      if (thrown instanceof RateLimiterRes) return { result: thrown, isExceeded: true };
      throw thrown;
    },
  );
  return { isExceeded, ttlInSeconds: Math.ceil(result.msBeforeNext / 1000) };
}
