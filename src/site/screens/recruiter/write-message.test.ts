import { expect, test } from 'vitest';
import { maximumMessagesADay } from '#board/applications/exchange/exchange-limits.ts';
import { messagesOf } from '#board/applications/exchange/testing/answered-application.ts';
import { writeToRecruiter } from '#board/applications/exchange/write-by-form.ts';
import { withdrawApplication } from '#board/applications/withdraw-application.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { receiveApplication } from './testing/receive-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const form = { intent: 'write', message: 'Tuesday <b>?', key: 'k' };

async function answered() {
  const received = await receiveApplication(board);
  await ask(received.page, { form: { intent: 'send', answer: 'contact', message: 'See you' } });
  return received;
}

test('after the answer the recruiter reads the candidate’s message and writes further messages, once each', async () => {
  const { viewer, id, page } = await answered();
  await writeToRecruiter(board, viewer, id, { message: 'When? <img src=x>', key: '' });
  for (let times = 0; times < 2; times += 1) {
    const sent = await ask(page, { form });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?done=written#echange`]);
  }
  expect(await messagesOf(board, id)).toEqual(['candidate: When? <img src=x>', 'recruiter: Tuesday <b>?']);
  const html = await (await ask(`${page}?done=written`)).text();
  for (const text of ['See you', 'When? &lt;img', 'Tuesday &lt;b&gt;?', 'Your message is sent'])
    expect(html).toContain(text);
  expect(html).not.toContain(viewer.candidate.email);
});

test('a refused message is shown again, and does not open the form for another answer', async () => {
  const { page, id } = await answered();
  const empty = await ask(page, { form: { ...form, message: ' ' } });
  expect([empty.status, await empty.text()]).toEqual([400, expect.not.stringContaining('<details open')]);
  for (let count = 0; count < maximumMessagesADay; count += 1) await ask(page, { form: { ...form, key: `${count}` } });
  const refused = await ask(page, { form: { ...form, message: 'kept words' } });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('kept words')]);
  expect(await messagesOf(board, id)).toHaveLength(maximumMessagesADay);
});

test('before the answer there is no form for messages, and through a link that opens nothing no message is sent', async () => {
  const early = await receiveApplication(board);
  expect(await (await ask(early.page)).text()).not.toContain('value="write"');
  expect((await ask(early.page, { form })).headers.get('location')).toBe(early.page);
  const left = await answered();
  await withdrawApplication(board, left.viewer, left.id);
  const refused = await ask(left.page, { form });
  expect((await ask(refused.headers.get('location') ?? '')).status).toBe(410);
  const forged = await ask(`${left.link}x/candidature`, { form });
  expect((await ask(forged.headers.get('location') ?? '')).status).toBe(404);
  for (const { id } of [early, left]) expect(await messagesOf(board, id)).toEqual([]);
});
