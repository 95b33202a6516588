import type { Board } from '#board/context/board.ts';
import { ownWords } from '#mail/own-words.ts';
import { isAutomatic, type ReceivedMail } from '#mail/received-mail.ts';
import { messageText } from '../application-input.ts';
import { maximumMessageLength } from '../application-limits.ts';
import { readReplyAddress } from './reply-address.ts';
import { sendingOf, writeMessage } from './write-message.ts';

/** A mail from a person has no text above the part that it quotes. */
export class NothingWritten extends Error {
  readonly code = 'exchange.nothingWritten';
}

/**
 * Makes a mail to a reply address a message of its exchange, as plain text. Only the address says who writes,
 * because a sender can be invented. The sender's address is not stored. Automatic mails are ignored, and a
 * mail that is delivered twice is one message.
 * @param secret signs the reply addresses
 * @throws InvalidToken, ExpiredToken, NothingWritten, ApplicationGone, NotAnsweredYet, TooManyMessages
 */
export async function takeMail(
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  secret: string,
  mail: ReceivedMail,
): Promise<void> {
  if (isAutomatic(mail)) return;
  // Counts from when the provider received the mail, so that no address expires during an outage.
  const replying = readReplyAddress(secret, mail.to, mail.receivedAt);
  const text = bounded(ownWords(mail.text));
  if (text === null) throw new NothingWritten('there is no text above the quoted part');
  await writeMessage(board, { ...replying, text, sending: sendingOf('mail', mail.messageId) });
}

const cut = ' […]';

/**
 * Returns plain text of the length that a form allows; a longer text ends with a mark. Null if it is empty.
 */
function bounded(words: string): string | null {
  const isLong = words.length > maximumMessageLength;
  const beginning = words.slice(0, maximumMessageLength - cut.length).replace(/[\uD800-\uDBFF]$/, '');
  return messageText.parse(isLong ? beginning + cut : words);
}
