import { isIP, isIPv6 } from 'node:net';

/** RFC 6177: a household is given at least 2⁶⁴ addresses of version 6, so all of a /64 are one. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? groupsOf(plain, 4).join(':') : plain;
}

/**
 * As much of a network address as its owner needs to know it again, and others cannot find them by: three of
 * four parts, or three of eight in version 6. Null for what is no address.
 */
export function shortNetwork(address: string): string | null {
  const plain = unmapped(address);
  if (isIP(plain) === 0) return null;
  if (isIPv6(plain)) return `${groupsOf(plain, 3).join(':')}:…`;
  return `${plain.split('.').slice(0, 3).join('.')}.…`;
}

/** An address of version 4 may be written as one of version 6 (RFC 4291, 2.5.5.2). */
function unmapped(address: string): string {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/** The first of the eight groups of an address of version 6, without leading zeros. */
function groupsOf(address: string, count: number): string[] {
  const [before = '', after = ''] = address.replace(/%.*$/, '').split('::');
  const [head, tail] = [before, after].map((groups) => groups.split(':').filter((group) => group !== ''));
  const missing = 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  const groups = [...(head ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])];
  return groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
}
