/** The query of the page that follows: the same parameters, from another place. */
export function nextPage(asked: Readonly<Record<string, unknown>>, cursor: string): URLSearchParams {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== false && value !== '');
  const next = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  next.set('cursor', cursor);
  return next;
}
