import { createHmac, timingSafeEqual } from 'node:crypto';

/** Request of a mail provider, as it was sent. */
export type SignedRequest = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly now: Date;
};

/**
 * Seconds allowed for the transmission, and for a difference between the clock of the provider and the clock
 * of this machine.
 */
const tolerance = 300;

/**
 * Checks that a provider sent the request now. The header `X-Timestamp` is the time of sending, in seconds
 * since 1970. `X-Signature` is an HMAC-SHA-256 in hexadecimal, with a secret that we share with the provider.
 * It signs the value of `X-Timestamp`, a full stop and the body.
 */
export function checkSignature(secret: string, { headers, body, now }: SignedRequest): 'genuine' | 'forged' | 'late' {
  const timestamp = String(headers['x-timestamp'] ?? '');
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  const given = Buffer.from(String(headers['x-signature'] ?? ''), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  const isNow = /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= tolerance;
  return isNow ? 'genuine' : 'late';
}
