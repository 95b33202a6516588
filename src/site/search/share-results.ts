import { LRUCache } from 'lru-cache';

// What an offer's publication or end may come late; a page from the cache is up to a minute old.
const milliseconds = 5000;

/**
 * The same question (by its JSON) asked again within five seconds is answered once. For what is the same to
 * every viewer: half of the cost of a search page is its search. Askers of the same instant share one run; a
 * run that failed is not kept.
 */
export function shareResults<Q, R>(run: (question: Q) => Promise<R>, now: () => number = Date.now) {
  // Stale is what is older than its time, not what is as old.
  const kept = new LRUCache<string, Promise<R>>({ max: 100, ttl: milliseconds - 1, ttlResolution: 0, perf: { now } });
  return (question: Q): Promise<R> => {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    if (known) return known;
    const result = run(question);
    kept.set(key, result);
    result.catch(() => kept.delete(key));
    return result;
  };
}
