import { isFetchedAhead } from '#http/fetched-ahead.ts';

/**
 * Whether somebody wants to see the answer: what asks for headers alone, or fetches ahead of a click, does
 * not.
 */
export function isVisit({ method, headers }: Request): boolean {
  return method === 'GET' && !isFetchedAhead(headers.get('sec-purpose') ?? headers.get('purpose'));
}
