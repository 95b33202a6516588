import type { Desk } from '#board/context/application-recipient.ts';
import type { Configuration } from '#configuration/read-configuration.ts';

type Given = Pick<Configuration, 'recruiterFallbackEmail' | 'mailbox' | 'smtpUrl'>;

/**
 * Who takes the applications to offers that name no contact: whom the operator says, or the local mailbox
 * where it is shown and all mail ends there; null where nobody is said.
 */
export function applicationDesk({ recruiterFallbackEmail, mailbox, smtpUrl }: Given): Desk | null {
  if (mailbox && smtpUrl === undefined) return { kind: 'mailbox', email: recruiterFallbackEmail ?? ofThisMachine };
  return recruiterFallbackEmail === undefined ? null : { kind: 'desk', email: recruiterFallbackEmail };
}

// Never leaves: RFC 6761, 6.3.
const ofThisMachine = 'candidatures@localhost';
