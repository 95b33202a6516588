import { watched, workChannel } from '#watch.ts';

/**
 * Tells those who watch of a query. A query whose result comes by a callback or as a stream is not watched.
 * @param given the arguments of the query
 * @param ask sends the query
 */
export function watchedQuery(given: readonly unknown[], ask: () => unknown): unknown {
  const text = workChannel.hasSubscribers ? textOf(given) : null;
  return text === null ? ask() : watched({ kind: 'sql', text }, async () => ask());
}

function textOf(given: readonly unknown[]): string | null {
  const [first] = given;
  if (given.some((one) => typeof one === 'function')) return null;
  if (typeof first === 'string') return first;
  const isNamed = typeof first === 'object' && first !== null && 'text' in first && !('submit' in first);
  return isNamed && typeof first.text === 'string' ? first.text : null;
}
