import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NoMailNotice } from './mail-notices.ts';
import { signedNotices } from './signed-notices.ts';

const secret = 'shared with the provider, long enough';
const now = new Date('2026-11-21T12:00:00Z');
const sent = String(now.getTime() / 1000);
const at = (seconds: number) => String(Number(sent) + seconds);
const sign = (body: string, by = secret, at = sent) => createHmac('sha256', by).update(`${at}.${body}`).digest('hex');
const read = (body: string, signature: string | undefined, at: string | undefined = sent) =>
  signedNotices(secret)({ headers: { 'x-signature': signature, 'x-timestamp': at }, body, now });

test('signed notifications are read', () => {
  const told = [{ kind: 'bounced', recipient: 'a@example.org' } as const];
  expect(read(JSON.stringify(told), sign(JSON.stringify(told)))).toEqual(told);
});

test('notifications without a valid signature are rejected', () => {
  for (const signature of [undefined, '', 'zz', sign('[]', 'another'), sign('[ ]')])
    expect(() => read('[]', signature)).toThrow(NoMailNotice);
});

test('a notification is rejected if it is more than five minutes old, lies in the future, or is signed for another time', () => {
  for (const time of [at(-300), sent, at(300)]) expect(read('[]', sign('[]', secret, time), time)).toEqual([]);
  for (const time of [at(-301), at(301), '', 'now', `${sent}.5`, `-${sent}`, '9'.repeat(400)])
    expect(() => read('[]', sign('[]', secret, time), time)).toThrow(NoMailNotice);
  expect(() => read('[]', sign('[]'), at(1))).toThrow(NoMailNotice);
  expect(() => read('[]', createHmac('sha256', secret).update('[]').digest('hex'))).toThrow(NoMailNotice);
});

function outcomeOf(body: string): string {
  try {
    return Array.isArray(read(body, sign(body))) ? 'read' : 'neither';
  } catch (error) {
    return error instanceof NoMailNotice ? 'refused' : String(error);
  }
}

test('any signed content is either read or rejected, always with the same error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
      expect(outcomeOf(body)).toMatch(/^(read|refused)$/);
    }),
  );
});
