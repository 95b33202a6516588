import { isAddress } from '#mail/safe-message.ts';

/**
 * Who takes the applications to offers that name no contact: people of the operator, or the local mailbox
 * where mail goes no further.
 */
export type Desk = { readonly kind: 'desk' | 'mailbox'; readonly email: string };

/** Who gets an application. */
export type Recipient = Desk | { readonly kind: 'contact'; readonly email: string };
export type RecipientKind = Recipient['kind'];

/** The contact that an offer names, else the desk; null where nobody would read it: it is not taken then. */
export function recipientOf(contactEmail: string | null | undefined, desk: Desk | null): Recipient | null {
  return isAddress(contactEmail) ? { kind: 'contact', email: contactEmail } : desk;
}

type Handed = { readonly handedTo: RecipientKind | null; readonly contactEmail: string | null };

/** Who has an application, or will have it: what was noted when its message left counts. */
export function recipientKindOf({ handedTo, contactEmail }: Handed, desk: Desk | null): RecipientKind {
  return handedTo ?? recipientOf(contactEmail, desk)?.kind ?? 'desk';
}
