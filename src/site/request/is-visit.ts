import { isFetchedAhead } from '#http/fetched-ahead.ts';

/** Tells if a request is a visit; a prefetch, or a request only for headers, is not. */
export function isVisit({ method, headers }: Request): boolean {
  return method === 'GET' && !isFetchedAhead(headers.get('sec-purpose') ?? headers.get('purpose'));
}
