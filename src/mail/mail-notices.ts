/** What the provider that carries our mail tells of a message: its recipient is none, or did not want it. */
type MailNotice = { readonly kind: 'bounced' | 'complained'; readonly recipient: string };

/** Reads what a provider sends. */
export type ReadNotices = (sent: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly now: Date;
}) => readonly MailNotice[];

/** This does not come from the provider, or is no notice. */
export class NoMailNotice extends Error {
  readonly code = 'mail.noNotice';
}
