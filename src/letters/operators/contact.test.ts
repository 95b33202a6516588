import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendContact } from '#board/contact/send-contact.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { receivingServer, type ReceivingServer } from '#mail/testing/receiving-server.ts';
import { contactLetter } from './contact.tsx';
import { accountSeal } from '#letters/testing/account-seal.ts';

const { db } = await testDatabase();
const board = testBoard(db);
let server: ReceivingServer;

beforeEach(async () => {
  server = await receivingServer();
});
afterEach(() => server.close());

const send = (messageId: string) =>
  contactLetter.send(
    board,
    {
      mailer: smtpMailer({ url: server.url, from: 'Site <site@example.org>' }),
      signingSecret: 'a secret of these tests',
      accountSeal,
      publicUrl: new URL('https://board.example'),
    },
    { messageId },
  );

async function write(more: Partial<Record<'name' | 'subject' | 'message', string>> = {}): Promise<string> {
  const given = {
    name: 'Zoé Ørsted',
    email: 'zoe@example.org',
    subject: 'Mon compte',
    message: 'Bonjour,\nj’attends.',
  };
  await sendContact(board, { ...given, ...more }, 'fr');
  return (await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()).id;
}

test('a message goes to the configured address, a reply goes to its writer, and the sent message is deleted from our database', async () => {
  const id = await write();
  await send(id);
  await send(id);
  expect(server.received).toMatchObject([
    {
      recipients: ['contact@example.org'],
      replyTo: { name: 'Zoé Ørsted', address: 'zoe@example.org' },
      subject: '[Contact] Mon compte',
      messageId: `${id}.contact@board.example`,
    },
  ]);
  expect(server.received[0]?.text).toContain('j’attends.');
  expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
});

test('text in a message adds no recipient and no header, and never becomes markup', async () => {
  const evil = 'Salut\r\nBcc: all@example.net\r\n\r\n<script>alert(1)</script>';
  await send(await write({ name: 'Zoé\r\nØrsted', subject: evil, message: evil }));
  const [mail] = server.received;
  expect(mail?.recipients).toEqual(['contact@example.org']);
  expect(mail?.fields).not.toHaveProperty('bcc');
  expect(mail?.html).not.toContain('<script>');
});

test('a message that the mail server refuses temporarily is kept for the next try', async () => {
  server.answer.refuseData = 451;
  const id = await write();
  await expect(send(id)).rejects.toThrow('451');
  expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([{ id }]);
});
