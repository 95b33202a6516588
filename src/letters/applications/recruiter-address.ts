import { type Desk, recipientOf, type Recipient } from '#board/context/application-recipient.ts';
import type { TransmittedApplication } from '#board/applications/transmit-application.ts';

/**
 * Returns the recipient of messages about an application: the recorded recipient, else the contact of the
 * offer, else the desk. Null if there is none of them.
 */
export function recruiterAddress(
  { contact_email, handed_to }: Pick<TransmittedApplication, 'contact_email' | 'handed_to'>,
  desk: Desk | null,
): Recipient | null {
  const isWithDesk = handed_to === 'desk' || handed_to === 'mailbox';
  return recipientOf(isWithDesk && desk !== null ? null : contact_email, desk);
}
