import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { replyAddress } from '#board/applications/exchange/reply-address.ts';
import { answeredApplication, messagesOf } from '#board/applications/exchange/testing/answered-application.ts';
import { withdrawApplication } from '#board/applications/withdraw-application.ts';
import { daysFromNoon, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localMailbox } from '#mail/local-mailbox.ts';
import { replyMark } from '#mail/own-words.ts';
import { openSite, partsOf } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const folder = join(tmpdir(), `mailbox-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));
const mailbox = localMailbox(folder);
const ask = await openSite(board, { mailbox });
const { linkSecret: secret } = partsOf(board);

/** Puts a letter to a recruiter into the mailbox. @returns the address of its page */
async function letterAbout(applicationId: string, address?: string) {
  const replying = { applicationId, author: 'recruiter' } as const;
  const signed = replyAddress({ secret, base: 'reponse@localhost' }, replying, daysFromNoon(90));
  const messageId = `${randomUUID()}@localhost`;
  const text = `${replyMark} Reply above this line\n\nHello,\nwhen do we talk?`;
  const replyTo = { name: 'Zoé <b>', address: address ?? signed };
  await mailbox.send({
    to: 'jean@corp.example',
    replyTo,
    subject: 'x',
    html: '<body>x</body>',
    text,
    attachments: [],
    messageId,
  });
  const { id } = (await mailbox.listMessages()).find((one) => one.messageId === messageId) ?? { id: '' };
  return `/en/boite-aux-lettres/${id}`;
}

test('a letter that takes replies has a link to a form, whose text becomes a message without the quoted letter', async () => {
  const { id } = await answeredApplication(board);
  const page = await letterAbout(id);
  expect(await (await ask(page)).text()).toContain(`href="${page}/repondre"`);
  const shown = await (await ask(`${page}/repondre`)).text();
  expect(shown).toContain('Reply to Zoé &lt;b&gt;');
  const form = { intent: 'reply', message: 'Tuesday.\n\nAt 10:30?', key: 'k' };
  for (let times = 0; times < 2; times += 1) {
    const sent = await ask(`${page}/repondre`, { form });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/boite-aux-lettres?done=replied']);
  }
  expect(await messagesOf(board, id)).toEqual(['recruiter: Tuesday.\n\nAt 10:30?']);
  expect(await (await ask('/en/boite-aux-lettres?done=replied')).text()).toContain('Your reply is sent.');
});

test('a refused reply is shown again with the reason, and an unknown intent is refused', async () => {
  const { id, viewer } = await answeredApplication(board);
  const page = `${await letterAbout(id)}/repondre`;
  const empty = await ask(page, { form: { intent: 'reply', message: ' ', key: '' } });
  expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('aria-invalid="true"')]);
  expect((await ask(page, { form: { intent: 'x', message: 'x' } })).status).toBe(400);
  await withdrawApplication(board, viewer, id);
  const closed = await ask(page, { form: { intent: 'reply', message: 'kept words', key: '' } });
  expect([closed.status, await closed.text()]).toEqual([409, expect.stringContaining('kept words')]);
  expect(await messagesOf(board, id)).toEqual([]);
});

test('a letter with another address for replies, an unknown letter, and a site without a mailbox have no form', async () => {
  const { id } = await answeredApplication(board);
  const [other, own] = [await letterAbout(id, 'zoe@example.org'), await letterAbout(id)];
  expect(await (await ask(other)).text()).not.toContain('repondre');
  const closed = await openSite(board, { mailbox: null });
  const form = { intent: 'reply', message: 'x', key: '' };
  for (const [where, page] of [
    [ask, other],
    [ask, '/boite-aux-lettres/x'],
    [closed, own],
  ] as const)
    for (const asked of [{}, { form }]) expect((await where(`${page}/repondre`, asked)).status).toBe(404);
  expect(await messagesOf(board, id)).toEqual([]);
});
