import { BlockList, isIP } from 'node:net';

/**
 * Address ranges that lead to this machine, to neighbours, or nowhere, from IANA's registry of special
 * purposes (RFC 6890).
 */
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // Includes the metadata services of hosting companies.
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // Multicast, reserved, broadcast.
] as const)
  special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16], // IPv4 addresses written as IPv6.
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');

/**
 * Range of public IPv6 addresses. All other IPv6 addresses are not public, such as loopback, link-local,
 * unique local, and IPv4 written as IPv6.
 */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Tells if an IP address is public. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
