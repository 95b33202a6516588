import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { isbot } from 'isbot';
import type { VisitorKey } from '#board/offers/count-view.ts';

/**
 * Tells one visitor from another within a day, without a cookie: keyed hashes of network and browser that
 * change every day and cannot be reversed. Null for robots, which are never counted.
 */
export function visitorKey(key: Buffer, now: Date, address: string, userAgent: string | undefined): VisitorKey | null {
  if (!userAgent || isbot(userAgent)) return null;
  const today = `${now.toISOString().slice(0, 10)}\n${networkOf(address)}`;
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return { address: hash(today), browser: hash(`${today}\n${userAgent}`) };
}

/** RFC 6177: a household is given at least 2⁶⁴ addresses of version 6, so all of a /64 are one. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = '', after = ''] = address.replace(/%.*$/, '').split('::');
  const [head, tail] = [before, after].map((groups) => groups.split(':').filter((group) => group !== ''));
  const missing = 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  const groups = [...(head ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
