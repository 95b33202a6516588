import { isDecodable, pathOf } from '#http/address.ts';

/**
 * Returns the canonical spelling of an address below `/api`. Its letters may come in any case, and it may
 * have double or trailing slashes. Below `/api/v1` the case of names matters. Other addresses stay unchanged.
 */
export function plainAddress(address: string): string {
  if (!/^\/api(?![^/?])/i.test(address)) return address;
  const path = pathOf(address);
  // Splits the path, because a regular expression for trailing slashes would take quadratic time on a long
  // row of slashes.
  const parts = path.split('/').filter((part) => part !== '');
  const trimmed = decodable(`/${parts.join('/')}`);
  const fixed = /^\/api\/v1(?![^/])/i.exec(trimmed)?.[0] ?? trimmed;
  return fixed.toLowerCase() + trimmed.slice(fixed.length) + address.slice(path.length);
}

/**
 * Escapes the percent signs of a path that does not decode (`%ff`), because the router would refuse such a
 * path before any scope sees it.
 */
function decodable(path: string): string {
  return isDecodable(path) ? path : path.replaceAll('%', '%25');
}
