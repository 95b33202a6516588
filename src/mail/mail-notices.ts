import type { SignedRequest } from './signed-body.ts';

/**
 * Notification of the mail provider about a message. Either its recipient does not exist, or the recipient
 * complained.
 */
type MailNotice = { readonly kind: 'bounced' | 'complained'; readonly recipient: string };

/** Reads the notifications of a provider. */
export type ReadNotices = (sent: SignedRequest) => readonly MailNotice[];

/** The request does not come from the provider, or is no notification. */
export class NoMailNotice extends Error {
  readonly code = 'mail.noNotice';
}
