import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';

/**
 * Tells one visitor from another within a day, without a cookie: a keyed hash of address and browser that changes every
 * day and cannot be reversed. Null for robots, which are never counted.
 */
export function visitorKey(key: Buffer, now: Date, address: string, userAgent: string | undefined): string | null {
  if (!userAgent || isbot(userAgent)) return null;
  return createHmac('sha256', key)
    .update(`${now.toISOString().slice(0, 10)}\n${address}\n${userAgent}`)
    .digest('base64url');
}
