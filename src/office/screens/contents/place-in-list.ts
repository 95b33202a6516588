/** Returns where a page of a list begins, if an address names a place; any other text is the start. */
export function placeIn(query: URLSearchParams, name = 'after'): { readonly after?: string } {
  const after = query.get(name) ?? '';
  return /^\d{1,16}~[\w-]{1,64}$/.test(after) ? { after } : {};
}
