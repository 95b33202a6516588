import type { SignedRequest } from './signed-body.ts';

/** A mail that somebody sent to an address of ours. Everything in it is untrusted. */
export type ReceivedMail = {
  /** Our address, to which the mail was delivered. */
  readonly to: string;
  /** Address of the sender; empty for a report of a mail server (RFC 5321 §4.5.5). */
  readonly from: string;
  /** The plain text, with everything that it quotes. */
  readonly text: string;
  /** The header field Message-ID: a mail that is delivered twice has the same id. */
  readonly messageId: string;
  /** When the provider received the mail. It may be passed on later, after an outage. */
  readonly receivedAt: Date;
  /** The header field Auto-Submitted (RFC 3834), if the mail has one. */
  readonly autoSubmitted?: string | undefined;
};

/** Reads the mail in a request of the provider. @throws NoReceivedMail */
export type ReadMail = (sent: SignedRequest) => ReceivedMail;

/** The request does not come from the provider now, or contains no mail. */
export class NoReceivedMail extends Error {
  readonly code = 'mail.notReceived';
  readonly reason: 'forged' | 'late' | 'unreadable';

  constructor(reason: NoReceivedMail['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Tells if a program sent the mail: an out-of-office note, or a report of a mail server. */
export function isAutomatic({ from, text, autoSubmitted = 'no' }: ReceivedMail): boolean {
  const [kind = ''] = autoSubmitted.split(';');
  return kind.trim().toLowerCase() !== 'no' || /^(mailer-daemon@.*|postmaster@.*|)$/i.test(from) || text.trim() === '';
}
