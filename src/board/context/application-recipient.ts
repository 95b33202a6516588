import { isAddress } from '#mail/safe-message.ts';

/**
 * Recipient of applications to offers without a contact: staff of the operator, or the local mailbox if mail
 * does not leave the machine.
 */
export type Desk = { readonly kind: 'desk' | 'mailbox'; readonly email: string };

/** Recipient of an application. */
export type Recipient = Desk | { readonly kind: 'contact'; readonly email: string };
export type RecipientKind = Recipient['kind'];

/**
 * Returns the contact of an offer, or else the desk. Null if there is neither; the application is then
 * refused.
 */
export function recipientOf(contactEmail: string | null | undefined, desk: Desk | null): Recipient | null {
  return isAddress(contactEmail) ? { kind: 'contact', email: contactEmail } : desk;
}

type Handed = { readonly handedTo: RecipientKind | null; readonly contactEmail: string | null };

/**
 * Returns the recipient who has received the application or will receive it. The recipient noted when the
 * mail was sent takes precedence.
 */
export function recipientKindOf({ handedTo, contactEmail }: Handed, desk: Desk | null): RecipientKind {
  return handedTo ?? recipientOf(contactEmail, desk)?.kind ?? 'desk';
}
