import { afterEach, expect, test } from 'vitest';
import { mailerContract } from './mailer-contract.ts';
import { MessageRefused } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { receivingServer } from './testing/receiving-server.ts';
import type { ReceivingServer } from './testing/receiving-server.ts';

const servers: ReceivingServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function open() {
  const server = await receivingServer();
  servers.push(server);
  const mailer = smtpMailer({ url: server.url, from: 'Mon Volontariat International <site@example.org>' });
  return { server, mailer, received: async () => server.received };
}
const message = {
  to: 'a@example.org',
  subject: 'S',
  html: '<p>h</p>',
  text: 't',
  attachments: [],
  messageId: '1@example.org',
};

mailerContract('an SMTP server', open);

test('the envelope contains only the recipient, and the address of the site as sender', async () => {
  const { server, mailer } = await open();
  await mailer.send({ ...message, subject: 'x\nCc: other@example.org' });
  expect(server.received).toMatchObject([{ recipients: ['a@example.org'], from: 'site@example.org' }]);
});

test('a permanent refusal of a recipient (550) is distinguished from a temporary failure (451)', async () => {
  const { server, mailer } = await open();
  server.answer.refuseRecipient = 550;
  await expect(mailer.send(message)).rejects.toBeInstanceOf(MessageRefused);
  server.answer.refuseRecipient = 451;
  await expect(mailer.send(message)).rejects.not.toBeInstanceOf(MessageRefused);
  server.answer = {};
});

test('an unreachable server is a temporary failure', async () => {
  const { server, mailer } = await open();
  await server.close();
  servers.splice(0);
  await expect(mailer.send(message)).rejects.not.toBeInstanceOf(MessageRefused);
});
