import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localMailbox } from './local-mailbox.ts';
import { mailerContract } from './mailer-contract.ts';

const folders: string[] = [];
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const message = {
  to: 'a@example.org',
  subject: 'First',
  html: '',
  text: 'text',
  attachments: [],
  messageId: '1@example.org',
};

mailerContract('the local mailbox', async () => {
  const mailer = localMailbox(await emptyFolder());
  return { mailer, received: () => mailer.listMessages() };
});

test('a message sent twice, even simultaneously, is stored once and never changes', async () => {
  const folder = await emptyFolder();
  const mailbox = localMailbox(folder);
  await mailbox.send(message);
  await Promise.all(Array.from({ length: 8 }, () => mailbox.send({ ...message, subject: 'Again' })));
  expect((await mailbox.listMessages()).map(({ subject }) => subject)).toEqual(['First']);
  expect(await readdir(join(folder, 'mailbox'))).toHaveLength(1);
});

test('messages are listed newest first and read by their id', async () => {
  const clock = { hour: 10 };
  const mailbox = localMailbox(await emptyFolder(), () => new Date(Date.UTC(2026, 10, 21, clock.hour++)));
  await mailbox.send(message);
  await mailbox.send({ ...message, messageId: '2@example.org', subject: 'Second' });
  const listed = await mailbox.listMessages();
  expect(listed.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect((await mailbox.listMessages(1)).map(({ subject }) => subject)).toEqual(['Second']);
  expect(await mailbox.readMessage(listed[1]?.id ?? '')).toMatchObject({ subject: 'First', text: 'text' });
});

test('an empty mailbox lists nothing, and an unknown id or a path finds no message', async () => {
  const mailbox = localMailbox(await emptyFolder());
  expect(await mailbox.listMessages()).toEqual([]);
  for (const id of ['0'.repeat(32), '../x', '']) expect(await mailbox.readMessage(id)).toBeUndefined();
});
