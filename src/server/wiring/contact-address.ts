import type { Configuration } from '#configuration/read-configuration.ts';

type Given = Pick<Configuration, 'contactEmail' | 'mailbox' | 'smtpUrl'>;

/**
 * Returns the recipient of messages to the operator: the configured address, else an address in the local
 * mailbox if the site shows this mailbox and it receives all mail, else null.
 */
export function contactAddress({ contactEmail, mailbox, smtpUrl }: Given): string | null {
  return contactEmail ?? (mailbox && smtpUrl === undefined ? ofThisMachine : null);
}

// Domain whose mail never leaves the machine: RFC 6761, 6.3.
const ofThisMachine = 'contact@localhost';
