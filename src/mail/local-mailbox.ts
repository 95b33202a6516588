import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '#write-durably.ts';
import type { Mailer, Message } from './mailer.ts';
import { safeMessage } from './safe-message.ts';

/**
 * Message of the local mailbox. `id` consists of letters and digits, so that it can be part of an address.
 */
type MailboxMessage = Omit<Message, 'attachments'> & {
  readonly id: string;
  readonly sentAt: Date;
  readonly attachments: readonly {
    readonly fileName: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array;
  }[];
};

export type LocalMailbox = Mailer & {
  /** Returns the messages, newest first, at most `limit`. */
  listMessages(limit?: number): Promise<MailboxMessage[]>;
  /** Returns undefined if there is no such message. */
  readMessage(id: string): Promise<MailboxMessage | undefined>;
};

/**
 * Stores messages under `${dataDir}/mailbox`, one file each, instead of sending them. It is for machines
 * without a mail server.
 */
export function localMailbox(dataDir: string, now: () => Date = () => new Date()): LocalMailbox {
  const folder = join(dataDir, 'mailbox');
  return {
    send: async (message) => keep(folder, safeMessage(message), now()),
    listMessages: (limit = 100) => list(folder, limit),
    readMessage: (id) => read(folder, id),
  };
}

/** Does not overwrite an existing file, because a message sent twice is stored once, in its first version. */
async function keep(folder: string, message: Message, sentAt: Date): Promise<void> {
  const id = createHash('sha256').update(message.messageId).digest('hex').slice(0, 32);
  await writeDurably(join(folder, `${id}.json`), JSON.stringify(toStored(message, sentAt)));
}

async function list(folder: string, limit: number): Promise<MailboxMessage[]> {
  const names = await readdir(folder).catch(orNothing<string[]>([]));
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  const messages = await Promise.all(ids.map((id) => read(folder, id)));
  return messages
    .filter((message) => message !== undefined)
    .toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime())
    .slice(0, limit);
}

async function read(folder: string, id: string): Promise<MailboxMessage | undefined> {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(orNothing(undefined));
  return text === undefined ? undefined : fromStored(id, text);
}

const storedSchema = z.object({
  to: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() })),
  unsubscribe: z.string().optional(),
  headers: z.record(z.templateLiteral(['X-', z.string()]), z.string()).optional(),
  messageId: z.string(),
  sentAt: z.string(),
} satisfies Readonly<Record<keyof Message | 'sentAt', z.ZodType>>);
type Stored = z.output<typeof storedSchema>;

function toStored({ attachments, ...message }: Message, sentAt: Date): Stored {
  return {
    ...message,
    sentAt: sentAt.toISOString(),
    attachments: attachments.map(({ bytes, ...file }) => ({ ...file, base64: Buffer.from(bytes).toString('base64') })),
  };
}

function fromStored(id: string, text: string): MailboxMessage {
  const { attachments, sentAt, ...message } = storedSchema.parse(JSON.parse(text));
  return {
    ...message,
    id,
    sentAt: new Date(sentAt),
    attachments: attachments.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, 'base64') })),
  };
}

function orNothing<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    if (hasCode(error, 'ENOENT')) return nothing;
    throw error;
  };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
