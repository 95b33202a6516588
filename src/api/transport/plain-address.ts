import { pathOf } from '#http/address.ts';

/**
 * The one spelling that the routes below `/api` have of an address: its letters may come in any case, and
 * with slashes at the end or twice. Below `/api/v1` names follow whose letters matter. Other addresses stay
 * as they are.
 */
export function plainAddress(address: string): string {
  if (!/^\/api(?![^/?])/i.test(address)) return address;
  const path = pathOf(address);
  const trimmed = decodable(path.replace(/\/+$/, '').replace(/\/{2,}/g, '/'));
  const fixed = /^\/api\/v1(?![^/])/i.exec(trimmed)?.[0] ?? trimmed;
  return fixed.toLowerCase() + trimmed.slice(fixed.length) + address.slice(path.length);
}

/** The router refuses what does not decode (`%ff`) before any scope sees it. */
function decodable(path: string): string {
  return isDecodable(path) ? path : path.replaceAll('%', '%25');
}

function isDecodable(path: string): boolean {
  try {
    // The bundler leaves out a call whose value nobody takes.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
