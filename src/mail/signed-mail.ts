import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { NoReceivedMail, type ReadMail } from './received-mail.ts';
import { isAddress } from './safe-message.ts';
import { checkSignature } from './signed-body.ts';

const address = z.string().refine(isAddress);

/** Longest line of a header field: RFC 5322 §2.1.1. */
const longestField = 998;

/** Latest second that a Date can hold. */
const latest = 8_640_000_000_000;

const mail = z.object({
  to: address,
  from: z.union([address, z.literal('')]),
  text: z.string(),
  messageId: z.string().trim().min(1).max(longestField),
  timestamp: z.int().min(0).max(latest),
  autoSubmitted: z.string().max(longestField).optional(),
});

const problems = {
  forged: 'X-Signature is not the HMAC-SHA-256 of X-Timestamp, a full stop and the body.',
  late: 'X-Timestamp is more than five minutes away from the time here, or is not a number of seconds.',
};

/**
 * Reads a mail as JSON, `{ "to", "from", "text", "messageId", "timestamp" }` and optionally
 * `"autoSubmitted"`, signed as `checkSignature` says. `timestamp` is the time at which the provider received
 * the mail, in seconds since 1970. Other fields are ignored.
 * @throws NoReceivedMail
 */
export function signedMail(secret: string): ReadMail {
  return (sent) => {
    const signature = checkSignature(secret, sent);
    if (signature !== 'genuine') throw new NoReceivedMail(signature, problems[signature]);
    const { data, error } = mail.safeParse(jsonOrNothing(sent.body));
    const wrong = new Set(error?.issues.map(({ path }) => String(path[0] ?? 'body')));
    if (data === undefined)
      throw new NoReceivedMail('unreadable', `The body is no mail: see ${[...wrong].join(', ')}.`);
    const { timestamp, ...received } = data;
    return { ...received, receivedAt: new Date(timestamp * 1000) };
  };
}
