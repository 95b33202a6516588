import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { NoMailNotice, type ReadNotices } from './mail-notices.ts';
import { isAddress } from './safe-message.ts';
import { checkSignature } from './signed-body.ts';

const maxNotices = 1000;

const notices = z
  .array(z.object({ kind: z.enum(['bounced', 'complained']), recipient: z.string().max(320) }))
  .max(maxNotices);

/**
 * Reads notifications as JSON, `[{ "kind": "bounced", "recipient": "a@example.org" }]`, signed as
 * `checkSignature` says. Replayed old notifications are rejected.
 * @throws NoMailNotice
 */
export function signedNotices(secret: string): ReadNotices {
  return (sent) => {
    const signature = checkSignature(secret, sent);
    if (signature === 'forged') throw new NoMailNotice('the signature is not that of the provider');
    if (signature === 'late') throw new NoMailNotice('this was sent at another time');
    const { data } = notices.safeParse(jsonOrNothing(sent.body));
    if (data === undefined) throw new NoMailNotice('these are no notices');
    return data.filter(({ recipient }) => isAddress(recipient));
  };
}
