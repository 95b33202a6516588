import { type Desk, recipientOf, type Recipient } from '#board/context/application-recipient.ts';
import type { TransmittedApplication } from '#board/applications/transmit-application.ts';

/**
 * Returns the recipient of messages about an application: its recorded recipient, else the contact of its
 * offer, else the desk; null without any.
 */
export function recruiterAddress(
  { contact_email, handed_to }: Pick<TransmittedApplication, 'contact_email' | 'handed_to'>,
  desk: Desk | null,
): Recipient | null {
  const isWithDesk = handed_to === 'desk' || handed_to === 'mailbox';
  return recipientOf(isWithDesk && desk !== null ? null : contact_email, desk);
}
