import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Message } from '../mailer.ts';

/**
 * Real SMTP server on this machine. It calls `answer` before each message; if `answer` returns an error code,
 * the server refuses the message.
 */
export type ReceivingServer = {
  readonly url: string;
  readonly received: Received[];
  answer: { refuseRecipient?: number; refuseData?: number };
  close(): Promise<void>;
};

/** Message in the form in which a mail program reads it, with the recipients of the envelope. */
export type Received = Message & {
  readonly recipients: string[];
  readonly from: string;
  /** Our own header fields, by their names in lower case. */
  readonly fields: Readonly<Record<string, string>>;
};

export async function receivingServer(): Promise<ReceivingServer> {
  const received: Received[] = [];
  const answer: ReceivingServer['answer'] = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal(answer.refuseRecipient)),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] | null = await stream.toArray().catch(() => null);
      if (chunks === null) return done(refusal(451)); // The connection was lost in the middle of the message.
      const refused = refusal(answer.refuseData);
      if (!refused) received.push(await parse(Buffer.concat(chunks), session.envelope.rcptTo));
      done(refused);
    },
  });
  // Ignored, because a killed client resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function refusal(responseCode: number | undefined): Error | null {
  return responseCode === undefined ? null : Object.assign(new Error('refused by the test'), { responseCode });
}

async function parse(bytes: Buffer, recipients: { address: string }[]): Promise<Received> {
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' });
  const [to] = mail.to ?? [];
  const [replyTo] = mail.replyTo ?? [];
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  const isOneClick = header('list-unsubscribe-post') === 'List-Unsubscribe=One-Click';
  const unsubscribe = isOneClick ? header('list-unsubscribe')?.replaceAll(/[<>]/g, '') : undefined;
  return {
    from: mail.from?.address ?? '',
    fields: Object.fromEntries(
      mail.headers.filter(({ key }) => key.startsWith('x-')).map(({ key, value }) => [key, value]),
    ),
    recipients: recipients.map(({ address }) => address),
    to: to?.address ?? '',
    ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address ?? '' } }),
    subject: mail.subject ?? '',
    html: mail.html?.trimEnd() ?? '',
    text: mail.text?.trimEnd() ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      mediaType: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
    ...(unsubscribe && { unsubscribe }),
    messageId: (mail.messageId ?? '').replaceAll(/[<>]/g, ''),
  };
}
