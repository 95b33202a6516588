import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether somebody knows a secret, in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}
