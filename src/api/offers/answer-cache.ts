import { LRUCache } from 'lru-cache';
import { type ReadyBody, readyBytes } from '../transport/answer.ts';

/**
 * Limit of bytes for the bodies together with their compressed forms. The compressed forms take about a
 * third.
 */
const maxBytes = 16 * 2 ** 20;
/**
 * Milliseconds for which counts of views and applications may be outdated. Offers are never outdated,
 * because the key contains their version.
 */
const freshFor = 5000;

/** Cache of the responses that many programs request again and again. */
export type AnswerCache = {
  /** Returns the answer cached under a key, or makes and caches it. */
  readonly get: (key: string, make: () => Promise<Buffer>) => Promise<ReadyBody>;
};

/**
 * Caches answers for a few seconds. If the cache is full, the answers that were not used for the longest time
 * are dropped. Requests for an answer that is being made wait for this answer.
 */
export function createAnswerCache(): AnswerCache {
  const kept = new LRUCache<string, ReadyBody>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => 1000 + 2 * key.length + Math.ceil(body.length * 1.5),
    ttl: freshFor,
    ttlResolution: 100,
  });
  const making = new Map<string, Promise<ReadyBody>>();
  const begin = async (key: string, make: () => Promise<Buffer>): Promise<ReadyBody> => {
    try {
      const made = readyBytes(await make());
      kept.set(key, made);
      return made;
    } finally {
      making.delete(key);
    }
  };
  return {
    async get(key, make) {
      const known = kept.get(key) ?? making.get(key);
      if (known !== undefined) return known;
      const begun = begin(key, make);
      making.set(key, begun);
      return begun;
    },
  };
}
