/** The path of a request's address, as it was written. */
export function pathOf(address: string): string {
  return cut(address)[0];
}

/** What follows the first `?` of an address; a second one belongs to it (RFC 3986 §3.4). */
export function queryOf(address: string): string {
  return cut(address)[1];
}

// Not split('?', 2), which drops what follows a second `?`.
function cut(address: string): [path: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}
