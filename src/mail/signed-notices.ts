import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { NoMailNotice, type ReadNotices } from './mail-notices.ts';
import { isAddress } from './safe-message.ts';

const maxNotices = 1000;

const notices = z
  .array(z.object({ kind: z.enum(['bounced', 'complained']), recipient: z.string().max(320) }))
  .max(maxNotices);

/**
 * Seconds allowed for the transmission, and for a difference between the clock of the provider and the clock
 * of this machine.
 */
const tolerance = 300;

/**
 * Reads notifications as JSON, `[{ "kind": "bounced", "recipient": "a@example.org" }]`. The header
 * `X-Timestamp` is the time of sending, in seconds since 1970. `X-Signature` is an HMAC-SHA-256 in
 * hexadecimal, with a secret that we share with the provider. It signs the value of `X-Timestamp`, a full
 * stop and the body. Replayed old notifications are rejected.
 * @throws NoMailNotice
 */
export function signedNotices(secret: string): ReadNotices {
  return ({ headers, body, now }) => {
    const timestamp = String(headers['x-timestamp'] ?? '');
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
    const given = Buffer.from(String(headers['x-signature'] ?? ''), 'hex');
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isGenuine) throw new NoMailNotice('the signature is not that of the provider');
    const isNew = /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= tolerance;
    if (!isNew) throw new NoMailNotice('this was sent at another time');
    const { data } = notices.safeParse(jsonOrNothing(body));
    if (data === undefined) throw new NoMailNotice('these are no notices');
    return data.filter(({ recipient }) => isAddress(recipient));
  };
}
