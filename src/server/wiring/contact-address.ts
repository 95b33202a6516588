import type { Configuration } from '#configuration/read-configuration.ts';

type Given = Pick<Configuration, 'contactEmail' | 'mailbox' | 'smtpUrl'>;

/**
 * Where letters to the operator go: whom the configuration says, or the local mailbox where it is shown and
 * all mail ends there; null where nobody is said.
 */
export function contactAddress({ contactEmail, mailbox, smtpUrl }: Given): string | null {
  return contactEmail ?? (mailbox && smtpUrl === undefined ? ofThisMachine : null);
}

// Never leaves: RFC 6761, 6.3.
const ofThisMachine = 'contact@localhost';
