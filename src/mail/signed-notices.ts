import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { NoMailNotice, type ReadNotices } from './mail-notices.ts';
import { isAddress } from './safe-message.ts';

const mostNotices = 1000;

const notices = z
  .array(z.object({ kind: z.enum(['bounced', 'complained']), recipient: z.string().max(320) }))
  .max(mostNotices);

/**
 * Notices as JSON, `[{ "kind": "bounced", "recipient": "a@example.org" }]`, whose header `X-Signature` is the
 * HMAC-SHA-256 of the body under a secret that we share with the provider, in hexadecimal.
 * @throws NoMailNotice
 */
export function signedNotices(secret: string): ReadNotices {
  return ({ headers, body }) => {
    const expected = createHmac('sha256', secret).update(body).digest();
    const given = Buffer.from(String(headers['x-signature'] ?? ''), 'hex');
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isGenuine) throw new NoMailNotice('the signature is not that of the provider');
    const { data } = notices.safeParse(jsonOf(body));
    if (data === undefined) throw new NoMailNotice('these are no notices');
    return data.filter(({ recipient }) => isAddress(recipient));
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
