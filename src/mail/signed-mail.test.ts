import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAutomatic, NoReceivedMail } from './received-mail.ts';
import { signedMail } from './signed-mail.ts';

const secret = 'shared with the provider, long enough';
const now = new Date('2026-11-21T12:00:00Z');
const sent = now.getTime() / 1000;
const sign = (body: string, at: string | number = sent, by = secret) =>
  createHmac('sha256', by).update(`${at}.${body}`).digest('hex');
const read = (body: string, signature = sign(body), at: string | number = sent) =>
  signedMail(secret)({ headers: { 'x-signature': signature, 'x-timestamp': String(at) }, body, now });

const mail = {
  to: 'reponse+x@mvi.example',
  from: 'jean@corp.example',
  text: 'Bonjour',
  messageId: '<1@corp.example>',
  timestamp: sent - 60,
};

function reasonOf(work: () => unknown): string {
  try {
    work();
    return 'read';
  } catch (error) {
    return error instanceof NoReceivedMail ? error.reason : String(error);
  }
}

test('a signed mail is read, without fields that nobody asked for', () => {
  const { timestamp: _, ...fields } = mail;
  expect(read(JSON.stringify({ ...mail, html: '<b>Bonjour</b>' }))).toEqual({
    ...fields,
    receivedAt: new Date('2026-11-21T11:59:00Z'),
  });
});

test('a mail without the signature of the provider is refused as forged', () => {
  const body = JSON.stringify(mail);
  for (const signature of ['', 'zz', sign(body, sent, 'another'), sign(`${body} `), sign(body, sent + 1)])
    expect(reasonOf(() => read(body, signature))).toBe('forged');
});

test('a mail that is passed on again after five minutes is refused as late', () => {
  const body = JSON.stringify(mail);
  for (const at of [sent - 300, sent, sent + 300]) expect(reasonOf(() => read(body, sign(body, at), at))).toBe('read');
  for (const at of [sent - 301, sent + 301, '', 'now', `${sent}.5`])
    expect(reasonOf(() => read(body, sign(body, at), at))).toBe('late');
});

test.each([
  ['to', 'two@example.org, three@example.org'],
  ['to', 'Name <a@example.org>'],
  ['from', 'nobody'],
  ['text', null],
  ['messageId', ' '],
  ['messageId', 'x'.repeat(999)],
  ['timestamp', '1'],
  ['timestamp', 1e300],
  ['autoSubmitted', 1],
])('a mail with a wrong field %s (%j) is refused, and the refusal names the field', (field, value) => {
  const body = JSON.stringify({ ...mail, [field]: value });
  expect(() => read(body)).toThrow(
    expect.objectContaining({ reason: 'unreadable', message: expect.stringContaining(field) }),
  );
});

test('any signed content is either read or refused, always with the same error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
      expect(reasonOf(() => read(body))).toMatch(/^(read|unreadable)$/);
    }),
  );
});

test('notes of programs, reports of mail servers and empty mails count as automatic; the words of a person do not', () => {
  const received = { ...mail, receivedAt: now };
  const automatic = [
    { autoSubmitted: 'auto-replied' },
    { autoSubmitted: 'Auto-Generated; x=y' },
    { from: '' },
    { from: 'MAILER-DAEMON@corp.example' },
    { from: 'postmaster@corp.example' },
    { text: ' \n\t' },
  ];
  for (const fields of automatic) expect(isAutomatic({ ...received, ...fields })).toBe(true);
  for (const fields of [{}, { autoSubmitted: 'no' }, { autoSubmitted: ' NO ' }])
    expect(isAutomatic({ ...received, ...fields })).toBe(false);
});
