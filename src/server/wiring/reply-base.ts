import type { Configuration } from '#configuration/read-configuration.ts';

type Given = Pick<Configuration, 'inboundMailAddress' | 'mailbox' | 'smtpUrl'>;

/**
 * Returns the address from which reply addresses are made: the configured address, else an address in the
 * local mailbox if the site shows this mailbox and it receives all mail, else undefined.
 */
export function replyBase({ inboundMailAddress, mailbox, smtpUrl }: Given): string | undefined {
  return inboundMailAddress ?? (mailbox && smtpUrl === undefined ? ofThisMachine : undefined);
}

// Domain whose mail never leaves the machine: RFC 6761, 6.3.
const ofThisMachine = 'reponse@localhost';
