import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { hour } from '#durations.ts';
import { secretBytes } from '#board/context/webhook-secret.ts';

/**
 * Result of an attempt. `answer lost`: the message was received, but the answer got lost. `busy`: the
 * receiver asks to wait for an hour.
 */
export type Fate = 'taken' | 'answer lost' | 'refused' | 'lost' | 'gone' | 'busy';

const change = z.object({ id: z.number(), kind: z.string(), title: z.string().nullable() });
const received = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({ sequence: z.number(), changes: z.array(change).default([]) }),
});

type Answer = { readonly status: number; readonly retryAfter?: number };
type Request = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Message as received; `sender` is the sender that the message states. */
type Attempt = {
  readonly id: string;
  readonly body: string;
  readonly url: string;
  readonly sender: string | undefined;
};

/** A receiving program, written only from the specification. */
export class Receiver {
  readonly secret: string;
  /** Results of the coming attempts in order; afterwards every attempt succeeds. */
  fates: Fate[] = [];
  readonly attempts: Attempt[] = [];
  readonly #taken = new Map<string, z.output<typeof received>>();

  constructor(secret: string) {
    this.secret = secret;
  }

  readonly post = async (url: string, { headers, body }: Request): Promise<Answer> => {
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signature } = headers;
    const expected = createHmac('sha256', secretBytes(this.secret)).update(`${id}.${timestamp}.${body}`);
    if (signature !== `v1,${expected.digest('base64')}`) return { status: 401 };
    this.attempts.push({ id, body, url, sender: headers['user-agent'] });
    const fate = this.fates.shift() ?? 'taken';
    if (fate === 'lost') throw new Error('connection refused');
    if (fate === 'refused') return { status: 500 };
    if (fate === 'busy') return { status: 503, retryAfter: hour };
    if (fate === 'gone') return { status: 410 };
    // Ignores a message that the receiver already has.
    if (!this.#taken.has(id)) this.#taken.set(id, received.parse(JSON.parse(body)));
    if (fate === 'answer lost') throw new Error('no answer within 10 s');
    return { status: 204 };
  };

  /** The messages received, sorted by their sequence numbers. */
  get messages(): readonly z.output<typeof received>[] {
    return [...this.#taken.values()].toSorted((a, b) => a.data.sequence - b.data.sequence);
  }

  get kinds(): readonly string[] {
    return this.messages.flatMap(({ data }) => data.changes.map(({ id, kind }) => `${id} ${kind}`));
  }

  /** Titles of the offers on the board, according to the messages. */
  get titles(): Map<number, string | null> {
    const titles = new Map<number, string | null>();
    for (const { id, kind, title } of this.messages.flatMap(({ data }) => data.changes))
      if (kind === 'published' || kind === 'updated') titles.set(id, title);
      else titles.delete(id);
    return titles;
  }
}
