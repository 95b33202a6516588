import type { Desk } from '#board/context/application-recipient.ts';
import type { Configuration } from '#configuration/read-configuration.ts';

type Given = Pick<Configuration, 'recruiterFallbackEmail' | 'mailbox' | 'smtpUrl'>;

/**
 * Returns the recipient of applications to offers without a contact: the operator's address if it is set,
 * else an address in the local mailbox if the site shows this mailbox and it receives all mail, else null.
 */
export function applicationDesk({ recruiterFallbackEmail, mailbox, smtpUrl }: Given): Desk | null {
  if (mailbox && smtpUrl === undefined) return { kind: 'mailbox', email: recruiterFallbackEmail ?? ofThisMachine };
  return recruiterFallbackEmail === undefined ? null : { kind: 'desk', email: recruiterFallbackEmail };
}

// Domain whose mail never leaves the machine: RFC 6761, 6.3.
const ofThisMachine = 'candidatures@localhost';
