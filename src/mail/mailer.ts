/** Sends messages. */
export type Mailer = {
  /**
   * Resolves after the first mail server has accepted the message, or the local mailbox has stored it. A
   * message with the same `messageId` is the same message: receivers drop the second copy.
   * @throws MessageRefused if the server will never accept the message for this recipient; after any other
   * error a later try may work
   * @throws InvalidAddress for an address that no server would understand
   */
  send(message: Message): Promise<void>;
};

export type Message = {
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Address to which one POST without a session unsubscribes the reader (RFC 8058). */
  readonly unsubscribe?: string;
  /** Additional header fields by which receivers sort; their names begin with `X-`. */
  readonly headers?: Readonly<Record<`X-${string}`, string>>;
  /** Id without angle brackets: `local-part@host`. */
  readonly messageId: string;
};

export type Attachment = { readonly fileName: string; readonly mediaType: string; readonly bytes: Uint8Array };

export class MessageRefused extends Error {
  readonly code = 'mail.refused';
}

export class InvalidAddress extends Error {
  readonly code = 'mail.invalidAddress';
}
