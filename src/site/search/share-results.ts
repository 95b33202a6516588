// What an offer's publication or end may come late; a page from the cache is up to a minute old.
const milliseconds = 5000;
const size = 100;

/**
 * The same question (by its JSON) asked again within five seconds is answered once. For what is the same to every viewer: half
 * of the cost of a search page is its search. Askers of the same instant share one run; a run that failed is not kept.
 */
export function shareResults<Q, R>(run: (question: Q) => Promise<R>, now: () => number = Date.now) {
  const kept = new Map<string, { readonly at: number; readonly result: Promise<R> }>();
  return (question: Q): Promise<R> => {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    if (known && now() - known.at < milliseconds) return known.result;
    const result = run(question);
    kept.delete(key);
    kept.set(key, { at: now(), result });
    result.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}
