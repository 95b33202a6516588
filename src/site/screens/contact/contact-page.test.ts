import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { messages } from '#words/messages.en.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { trap } from '#site/parts/page/trap.tsx';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);
const page = '/en/nous-ecrire';
const form = {
  intent: 'write',
  name: 'Zoé Ørsted',
  email: 'zoe@example.org',
  subject: 'A “question”',
  message: 'Hello, how do I…?',
};
const kept = () => db.selectFrom('contact_messages').select(['name', 'subject', 'locale']).execute();

beforeEach(() => db.deleteFrom('contact_messages').execute());

test('a message is sent in the language of its page, and the next page confirms it', async () => {
  const answer = await ask(page, { form });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=sent`]);
  expect(await kept()).toEqual([{ name: form.name, subject: form.subject, locale: 'en' }]);
  expect(await (await ask(`${page}?done=sent`)).text()).toContain('role="status"');
});

test('the form comes back with its typed values after a refusal, an unknown intent or a filled honeypot field', async () => {
  const wrongs: Record<string, string>[] = [{ email: 'x' }, { intent: 'evil' }, { [trap]: 'Acme' }];
  for (const wrong of wrongs) {
    const answer = await ask(page, { form: { ...form, ...wrong } });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const typed of [form.name, 'A “question”', 'Hello, how do I…?']) expect(html).toContain(typed);
    expect(html).not.toContain('Acme');
  }
  expect(await kept()).toEqual([]);
});

test('a text above the limit of its field is refused on the field, and no typed value is lost', async () => {
  const message = 'a'.repeat(60_000);
  const answer = await ask(page, { form: { ...form, message } });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain(message);
  expect(html).toContain('aria-invalid="true"');
});

test('texts of a hostile size are refused and not shown again', async () => {
  const answer = await ask(page, { form: { ...form, message: 'a'.repeat(70_000) } });
  expect(answer.status).toBe(413);
  expect(await answer.text()).not.toContain('aaaa');
});

test('unknown fields are not shown again', async () => {
  const answer = await ask(page, { form: { ...form, email: 'x', invented: 'not-a-field' } });
  expect(await answer.text()).not.toContain('not-a-field');
});

test('the error of an empty field says what to write', async () => {
  const html = await (
    await ask(page, { form: { intent: 'write', name: ' ', email: '', subject: '', message: '' } })
  ).text();
  for (const sentence of Object.values(messages.contact.missing)) expect(html).toContain(sentence);
  expect(html).not.toContain(messages.fields.field.required);
});

test('an address of this machine is not shown as an e-mail link', async () => {
  expect(await (await ask(page)).text()).toContain('href="mailto:contact@example.org"');
  const local = await openSite({ ...board, contact: 'contact@localhost' });
  const html = await (await local(page)).text();
  expect(html).toContain('<textarea');
  expect(html).not.toContain('mailto:contact');
});

test('the form contains the name and address of a candidate, and nothing for a visitor', async () => {
  const viewer = await insertCandidate(board);
  const html = await (await ask(page, { viewer })).text();
  expect(html).toContain('value="Zoé Ørsted"');
  expect(html).toContain(`value="${viewer.candidate.email}"`);
  expect(await (await ask(page)).text()).toContain('name="email" value=""');
});

test('the page reads only the incident number from its address', async () => {
  expect(await (await ask(`${page}?incident=req-1a`)).text()).toContain('value="Incident req-1a"');
  expect(await (await ask(`${page}?incident=%3Cb%3E"x`)).text()).not.toContain('Incident');
});

test('without a contact address the page has no form, and a sent message is refused', async () => {
  const closed = await openSite({ ...board, contact: null });
  expect(await (await closed(page)).text()).not.toContain('<textarea');
  expect((await closed(page, { form })).status).toBe(409);
  expect(await kept()).toEqual([]);
});
