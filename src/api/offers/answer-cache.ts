import { LRUCache } from 'lru-cache';
import { type ReadyBody, readyText } from '../transport/answer.ts';

/** Bytes of bodies and their compressed forms, which are about a third. */
const maxBytes = 16 * 2 ** 20;
/** Milliseconds that views and applications may be late; offers never are: the key has their version. */
const freshFor = 5000;

/** Answers that many programs ask for again and again. */
export type AnswerCache = {
  /** What was kept under a key, or is made now and kept. */
  readonly get: (key: string, make: () => Promise<string>) => Promise<ReadyBody>;
};

/**
 * Keeps answers for a few seconds; what was asked for longest ago leaves first. Who asks for one that is
 * being made waits for it.
 */
export function createAnswerCache(): AnswerCache {
  const kept = new LRUCache<string, ReadyBody>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => 1000 + 2 * key.length + Math.ceil(body.length * 1.5),
    ttl: freshFor,
    ttlResolution: 100,
  });
  const making = new Map<string, Promise<ReadyBody>>();
  const begin = async (key: string, make: () => Promise<string>): Promise<ReadyBody> => {
    try {
      const made = readyText(await make());
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
