import type { Configuration } from '#configuration/read-configuration.ts';

type Given = Pick<Configuration, 'contactEmail' | 'mailbox' | 'smtpUrl'>;

/**
 * Returns the recipient of messages to the operator: set in the configuration, or the local mailbox if it
 * is shown and receives all mail; null without both.
 */
export function contactAddress({ contactEmail, mailbox, smtpUrl }: Given): string | null {
  return contactEmail ?? (mailbox && smtpUrl === undefined ? ofThisMachine : null);
}

// Domain whose mail never leaves the machine: RFC 6761, 6.3.
const ofThisMachine = 'contact@localhost';
