import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Top-level names that nobody can have: reserved (RFC 6761, 6762, 7686, 8375, 9476, and `internal` by ICANN),
 * or used in so many private networks that they are not given out (RFC 6762, appendix G).
 */
const reserved = 'alt arpa example internal invalid local localhost onion test'.split(' ');
const notGivenOut = 'corp home intranet lan localdomain mail private'.split(' ');
/** Of programs that look names up in a network of their own: Kubernetes, Docker, I2P. */
const ofPrograms = 'svc docker i2p'.split(' ');
const privateNames: ReadonlySet<string> = new Set([...reserved, ...notGivenOut, ...ofPrograms]);

/**
 * Why an address cannot be posted to; null where it can. It is judged as it would be kept. Names are looked
 * up when they are connected to.
 */
export function refusalOf(address: string, anywhere: boolean): string | null {
  const url = normal(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return 'an address such as https://example.org/hook';
  if (url.username !== '' || url.password !== '') return 'an address without a name and a password';
  if (url.port === '0') return 'an address with another port than 0';
  // RFC 1035, 2.3.1.
  if (url.hostname.split('.').includes('')) return 'an address whose name has no empty part';
  if (anywhere) return null;
  if (url.protocol !== 'https:') return 'an address that begins with https:';
  return isOfInternet(url.hostname.replace(/^\[|\]$/g, '')) ? null : 'an address of the Internet';
}

/** A name of one word is one of the network that it is said in. */
function isOfInternet(host: string): boolean {
  if (isIP(host) !== 0) return isPublicAddress(host);
  const labels = host.split('.');
  return labels.length > 1 && !privateNames.has(labels.at(-1) ?? '');
}

/**
 * An address as it is kept, in the one way of writing that all ways of writing it have in common. A fragment
 * is never sent.
 * @throws TypeError for what is no address
 */
export function normalAddress(address: string): string {
  const url = normal(address);
  if (url === null) throw new TypeError('no address');
  return url.href;
}

/** Without the dots at its end a name may turn out to be a number: `127.1..` is `127.0.0.1` then. */
function normal(address: string): URL | null {
  const url = URL.parse(address);
  if (url === null) return null;
  url.hash = '';
  url.hostname = url.hostname.replace(/\.+$/, '');
  return url;
}
