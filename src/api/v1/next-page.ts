/** Returns the query of the next page: the parameters of this request with a new cursor. */
export function nextPage(asked: Readonly<Record<string, unknown>>, cursor: string): URLSearchParams {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== false && value !== '');
  const next = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  next.set('cursor', cursor);
  return next;
}
