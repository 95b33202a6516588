import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { VisitorKey } from '#board/context/views.ts';
import { networkOf } from '#http/network.ts';

/**
 * Distinguishes visitors within a day without a cookie. A visitor's key is a keyed hash of network and
 * browser. It changes every day, and nobody can reverse it. A robot has no key (null), because robots are
 * never counted.
 */
export function visitorKey(key: Buffer, now: Date, address: string, userAgent: string | undefined): VisitorKey | null {
  if (!userAgent || isbot(userAgent)) return null;
  const today = `${now.toISOString().slice(0, 10)}\n${networkOf(address)}`;
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return { address: hash(today), browser: hash(`${today}\n${userAgent}`) };
}
