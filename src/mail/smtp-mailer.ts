import { createTransport } from 'nodemailer';
import { MessageRefused } from './mailer.ts';
import type { Mailer, Message } from './mailer.ts';
import { safeMessage } from './safe-message.ts';

/**
 * Sends messages by SMTP. `url` is `smtp://user:password@host:587` or `smtps://…`; `from` is the operator's
 * address, as `Name <address>`. The time limits are shorter than the two minutes after which a job counts as
 * lost.
 */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 45_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await transport.sendMail(toMail(safeMessage(message), from)).catch((error: unknown) => {
        throw isFinal(error) ? new MessageRefused(error.message, { cause: error }) : error;
      });
    },
  };
}

function toMail(message: Message, from: string) {
  return {
    from,
    to: { name: '', address: message.to },
    replyTo: message.replyTo && { ...message.replyTo },
    subject: message.subject,
    html: message.html,
    text: message.text,
    messageId: `<${message.messageId}>`,
    // RFC 3834: prevents automatic out-of-office replies.
    headers: {
      ...message.headers,
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribe && oneClick(message.unsubscribe)),
    },
    attachments: message.attachments.map(({ fileName, mediaType, bytes }) => ({
      filename: fileName,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
  };
}

/** One-click unsubscription: RFC 8058 §3.1. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Tells if the server answered 5xx to the recipient (RFC 5321 §4.2.1). A wrong password or a full disk does
 * not count, because the operator can correct it.
 */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false;
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
