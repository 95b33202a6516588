import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Top-level names that nobody can register. Some are reserved (RFC 6761, 6762, 7686, 8375, 9476, and
 * `internal` by ICANN). The others are not delegated, because so many private networks use them (RFC 6762,
 * appendix G).
 */
const reserved = 'alt arpa example internal invalid local localhost onion test'.split(' ');
const notGivenOut = 'corp home intranet lan localdomain mail private'.split(' ');
/** Names that programs resolve inside their own network: Kubernetes, Docker, I2P. */
const ofPrograms = 'svc docker i2p'.split(' ');
const privateNames: ReadonlySet<string> = new Set([...reserved, ...notGivenOut, ...ofPrograms]);

/**
 * Returns the reason why we must not post to an address; null if we may. Examines the normal form of the
 * address, but does not resolve its name: `postOut` does this when it connects.
 */
export function refusalOf(address: string, anywhere: boolean): string | null {
  const url = normal(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return 'an address such as https://example.org/hook';
  if (url.username !== '' || url.password !== '') return 'an address without a name and a password';
  if (url.port === '0') return 'an address with another port than 0';
  // Form of a name: RFC 1035, 2.3.1.
  if (url.hostname.split('.').includes('')) return 'an address whose name has no empty part';
  if (anywhere) return null;
  if (url.protocol !== 'https:') return 'an address that begins with https:';
  return isOfInternet(url.hostname.replace(/^\[|\]$/g, '')) ? null : 'an address of the Internet';
}

/** False for a name without a dot, because such a name belongs to the local network. */
function isOfInternet(host: string): boolean {
  if (isIP(host) !== 0) return isPublicAddress(host);
  const labels = host.split('.');
  return labels.length > 1 && !privateNames.has(labels.at(-1) ?? '');
}

/**
 * Returns the normal form in which an address is stored. It has no fragment, because a fragment is never
 * sent.
 * @throws TypeError if the text is not an address
 */
export function normalAddress(address: string): string {
  const url = normal(address);
  if (url === null) throw new TypeError('no address');
  return url.href;
}

/** Removes final dots before parsing, because the rest may be a number: `127.1..` becomes `127.0.0.1`. */
function normal(address: string): URL | null {
  const url = URL.parse(address);
  if (url === null) return null;
  url.hash = '';
  url.hostname = url.hostname.replace(/\.+$/, '');
  return url;
}
