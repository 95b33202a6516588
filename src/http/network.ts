import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the network of an address. In IPv6 the network is a whole /64, because a household has at least 2⁶⁴
 * addresses (RFC 6177).
 */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? groupsOf(plain, 4).join(':') : plain;
}

/**
 * Shortens a network address to three of four parts, or three of eight in IPv6. The owner still recognises
 * the address, but nobody can identify the owner by it. Null if the text is not an address.
 */
export function shortNetwork(address: string): string | null {
  const plain = unmapped(address);
  if (isIP(plain) === 0) return null;
  if (isIPv6(plain)) return `${groupsOf(plain, 3).join(':')}:…`;
  return `${plain.split('.').slice(0, 3).join('.')}.…`;
}

/** Returns the IPv4 address if an address is written as IPv6 (RFC 4291, 2.5.5.2). */
function unmapped(address: string): string {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/** Returns the first of the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string, count: number): string[] {
  const [before = '', after = ''] = address.replace(/%.*$/, '').split('::');
  const [head, tail] = [before, after].map((groups) => groups.split(':').filter((group) => group !== ''));
  const missing = 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  const groups = [...(head ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])];
  return groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
}
