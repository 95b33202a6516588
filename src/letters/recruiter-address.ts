import type { TransmittedApplication } from '#board/applications/transmit-application.ts';
import { isAddress } from '#mail/safe-message.ts';
import type { Post } from './letter.ts';

/** Who gets an application: the contact of its offer, else the operator. */
export function recruiterAddress({ contact_email }: TransmittedApplication, post: Post): string {
  return isAddress(contact_email) ? contact_email : post.fallbackRecipient;
}
