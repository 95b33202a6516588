import { InvalidAddress } from './mailer.ts';
import type { Message } from './mailer.ts';

/**
 * Form of exactly one address. It accepts no list, name, quoted part or control character, although RFC 5322
 * §3.4 allows all of these.
 */
const address = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@[^\s"(),:;<>@[\\\]\p{Cc}]{1,253}$/u;

export function isAddress(given: string | null | undefined): given is string {
  return given != null && address.test(given);
}

/**
 * Returns the message in the form in which adapters send it. A header value written by a person is one line,
 * and every address field has exactly one address.
 * @throws InvalidAddress
 */
export function safeMessage(message: Message): Message {
  for (const given of [message.to, message.messageId, message.replyTo?.address ?? message.to]) {
    if (!isAddress(given)) throw new InvalidAddress(`not an address: ${JSON.stringify(given)}`);
  }
  return {
    ...message,
    subject: oneLine(message.subject),
    ...(message.headers && { headers: oneLineEach(message.headers) }),
    ...(message.replyTo && { replyTo: { ...message.replyTo, name: oneLine(message.replyTo.name) } }),
    attachments: message.attachments.map((file) => ({ ...file, fileName: oneLine(file.fileName) })),
  };
}

function oneLineEach(headers: NonNullable<Message['headers']>): NonNullable<Message['headers']> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)]));
}

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
