import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { maximumMessages, maximumMessagesADay } from '../src/board/applications/exchange/exchange-limits.ts';
import { readConfiguration } from '../src/configuration/read-configuration.ts';
import { signedMail } from '../src/mail/signed-mail.ts';
import { signedNotices } from '../src/mail/signed-notices.ts';

const root = join(import.meta.dirname, '..');
const operating = await readFile(join(root, 'docs/operating.md'), 'utf8');
const variables = await readFile(join(root, 'docs/configuration.md'), 'utf8');

/** Returns the text of a chapter, from its heading to the next. */
const chapter = (title: string): string => operating.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';

const secret = 'a'.repeat(32);

/** Returns the example of a chapter as a provider sends it, signed with the secret. */
function signedExample(text: string) {
  const body = /```json\n(.+)\n```/.exec(text)?.[1] ?? '';
  const sent = '1800000000';
  const headers = {
    'x-timestamp': sent,
    'x-signature': createHmac('sha256', secret).update(`${sent}.${body}`).digest('hex'),
  };
  return { headers, body, now: new Date(Number(sent) * 1000) };
}

test('the example notification for operators is accepted unchanged', () => {
  const text = chapter('Notices of the mail provider');
  const signed = signedExample(text);
  expect(signedNotices(secret)(signed).map(({ kind }) => kind)).toEqual(['bounced', 'complained']);
  for (const named of ['POST /courrier/avis', 'X-Timestamp', 'X-Signature', 'MAIL_NOTICES_SECRET'])
    expect(text).toContain(named);
});

test('the example of a mail for operators is accepted unchanged', () => {
  const text = chapter('Replies by mail');
  const signed = signedExample(text);
  expect(signedMail(secret)(signed)).toMatchObject({ text: 'Mardi me va.', receivedAt: signed.now });
  for (const named of ['POST /courrier/reponses', 'X-Timestamp', 'INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_SECRET'])
    expect(text).toContain(named);
  const words: Record<number, string> = { 10: 'ten', 50: 'fifty' };
  expect(text).toContain(`${words[maximumMessagesADay]} messages in 24 hours and ${words[maximumMessages]} in all`);
});

const read = (length: number) => () => readConfiguration({ MAIL_NOTICES_SECRET: 'x'.repeat(length) });

test('the minimum length of MAIL_NOTICES_SECRET in documents is the enforced length', () => {
  const [, least = '0'] = /`MAIL_NOTICES_SECRET` has at least (\d+) characters/.exec(operating) ?? [];
  expect(read(Number(least))).not.toThrow();
  expect(read(Number(least) - 1)).toThrow(/MAIL_NOTICES_SECRET/);
  expect(variables).toMatch(new RegExp(`\`MAIL_NOTICES_SECRET\`.*at least ${least} random characters`));
});

test('the operating document says how to upgrade, and which resources several processes share', () => {
  for (const named of ['npm ci', 'npm run build', 'npm run migrate', 'database:move', 'Going back'])
    expect(chapter('Upgrading')).toContain(named);
  for (const named of ['DATABASE_URL', 'SECRET', 'PUBLIC_URL', 'DATA_DIR/files', 'DATA_DIR/quarantine', 'limits'])
    expect(chapter('Several processes')).toContain(named);
});

test('links to chapters of the operating document lead to existing chapters', () => {
  const titles = Array.from(operating.matchAll(/^## (.+)$/gm), ([, title = '']) => title.toLowerCase());
  const anchors = new Set(titles.map((title) => title.replaceAll(/[^a-z0-9 -]/g, '').replaceAll(' ', '-')));
  const links = [operating.matchAll(/\]\(#([\w-]+)\)/g), variables.matchAll(/operating\.md#([\w-]+)\)/g)];
  const named = links.flatMap((found) => Array.from(found, ([, anchor = '']) => anchor));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});
