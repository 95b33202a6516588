import type { Configuration } from '#configuration/read-configuration.ts';
import type { Mailer } from '#mail/mailer.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';

type Given = Pick<Configuration, 'smtpUrl' | 'mailFrom'>;

/** Returns the way that letters leave: the configured mail server, or else the mailbox on this machine. */
export const mailerOf = ({ smtpUrl, mailFrom }: Given, mailbox: Mailer): Mailer =>
  smtpUrl === undefined ? mailbox : smtpMailer({ url: smtpUrl, from: mailFrom });
