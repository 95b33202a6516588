/**
 * Whether somebody wants to see the answer: what asks for headers alone, or fetches ahead of a click, does
 * not.
 */
export function isVisit({ method, headers }: Request): boolean {
  const ahead = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return method === 'GET' && !ahead.includes('prefetch');
}
