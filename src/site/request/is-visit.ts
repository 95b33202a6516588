import { isFetchedAhead } from '#http/fetched-ahead.ts';

/** Tells if a request is a visit, as opposed to a request for headers only or a prefetch. */
export function isVisit({ method, headers }: Request): boolean {
  return method === 'GET' && !isFetchedAhead(headers.get('sec-purpose') ?? headers.get('purpose'));
}
