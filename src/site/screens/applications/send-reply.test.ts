import { expect, test } from 'vitest';
import { maximumMessageLength } from '#board/applications/application-limits.ts';
import { maximumMessagesADay } from '#board/applications/exchange/exchange-limits.ts';
import { answeredApplication, messagesOf } from '#board/applications/exchange/testing/answered-application.ts';
import { withdrawApplication } from '#board/applications/withdraw-application.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);

async function opened(given = {}) {
  const { viewer, id } = await answeredApplication(board, given);
  const page = `/en/espace-personnel/candidatures/${id}`;
  const html = async () => (await ask(page, { viewer })).text();
  const send = (form: Record<string, string>) => ask(page, { viewer, form: { intent: 'write', ...form } });
  return { viewer, id, page, html, send };
}

const keyOf = (page: string) => /name="key" value="([\w-]+)"/.exec(page)?.[1] ?? '';

test('a sent message leads back to its page, so that a reload sends nothing again', async () => {
  const { id, page, send } = await opened();
  const answer = await send({ message: 'Yes', key: 'k' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=written#echange`]);
  expect(await messagesOf(board, id)).toEqual(['candidate: Yes']);
});

test('a form that is sent twice is one message, and each page has a new form', async () => {
  const { id, html, send } = await opened();
  const [key, next] = [keyOf(await html()), keyOf(await html())];
  expect(key).not.toBe(next);
  await Promise.all([send({ message: 'Yes', key }), send({ message: 'Yes', key })]);
  await send({ message: 'Yes', key: next });
  expect(await messagesOf(board, id)).toEqual(['candidate: Yes', 'candidate: Yes']);
});

test('a refused message is shown again with its reason, and nothing is sent', async () => {
  const { id, send } = await opened();
  const long = `kept words ${'x'.repeat(maximumMessageLength)}`;
  for (const message of ['', long]) {
    const refused = await send({ message, key: '' });
    const html = await refused.text();
    expect([refused.status, html.includes(message)]).toEqual([400, true]);
    expect(html).toMatch(/aria-describedby="[^"]*field-exchange-message-error"/);
  }
  expect((await send({ intent: 'x', message: 'x' })).status).toBe(400);
  expect(await messagesOf(board, id)).toEqual([]);
});

test('a message above the daily limit is shown again, and the page says how many messages a day are possible', async () => {
  const { id, send } = await opened();
  for (let count = 0; count < maximumMessagesADay; count += 1) await send({ message: `${count}`, key: '' });
  const refused = await send({ message: 'kept words', key: '' });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringMatching(/10 messages in 24 hours[\s\S]*kept words/),
  ]);
  expect(await messagesOf(board, id)).toHaveLength(maximumMessagesADay);
});

test('before the first answer and after a withdrawal the page has no form and gives the reason', async () => {
  const early = await opened({ answered: false });
  const left = await opened();
  await withdrawApplication(board, left.viewer, left.id);
  for (const [{ id, html, send, page }, reason] of [
    [early, 'once they have replied'],
    [left, 'You withdrew this application'],
  ] as const) {
    expect(await html()).toContain(reason);
    expect(await html()).not.toContain('<textarea');
    const refused = await send({ message: 'x', key: '' });
    expect([refused.status, refused.headers.get('location')]).toEqual([303, `${page}#echange`]);
    expect(await messagesOf(board, id)).toEqual([]);
  }
});

test('nobody else sends a message', async () => {
  const { id, page } = await opened();
  const form = { intent: 'write', message: 'x', key: '' };
  expect((await ask(page, { viewer: await insertCandidate(board), form })).status).toBe(404);
  expect((await ask(page, { form })).headers.get('location')).toContain('/en/connexion');
  expect(await messagesOf(board, id)).toEqual([]);
});
