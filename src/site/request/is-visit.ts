import { isFetchedAhead } from '#http/fetched-ahead.ts';

/** Tells if a request is a visit: requests for headers only and prefetches are not. */
export function isVisit({ method, headers }: Request): boolean {
  return method === 'GET' && !isFetchedAhead(headers.get('sec-purpose') ?? headers.get('purpose'));
}
