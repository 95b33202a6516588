/** Returns the path of a request's address as it was written. */
export function pathOf(address: string): string {
  return cut(address)[0];
}

/** Returns the text after the first `?` of an address; a second `?` belongs to it (RFC 3986 §3.4). */
export function queryOf(address: string): string {
  return cut(address)[1];
}

// Unlike split('?', 2), keeps the text after a second `?`.
function cut(address: string): [path: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/** Tells if a path decodes: `/%ff` does not. */
export function isDecodable(path: string): boolean {
  try {
    // The comparison uses the value, because the bundler removes a call whose value is unused.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
