import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NoMailNotice } from './mail-notices.ts';
import { signedNotices } from './signed-notices.ts';

const secret = 'shared with the provider, long enough';
const sign = (body: string, by = secret) => createHmac('sha256', by).update(body).digest('hex');
const read = (body: string, signature: string | undefined) =>
  signedNotices(secret)({ headers: { 'x-signature': signature }, body });

test('signed notices are read', () => {
  const told = [{ kind: 'bounced', recipient: 'a@example.org' } as const];
  expect(read(JSON.stringify(told), sign(JSON.stringify(told)))).toEqual(told);
});

test('what is not signed, or signed by others, is none', () => {
  for (const signature of [undefined, '', 'zz', sign('[]', 'another'), sign('[ ]')])
    expect(() => read('[]', signature)).toThrow(NoMailNotice);
});

function outcomeOf(body: string): string {
  try {
    return Array.isArray(read(body, sign(body))) ? 'read' : 'neither';
  } catch (error) {
    return error instanceof NoMailNotice ? 'refused' : String(error);
  }
}

test('whatever is signed is read or refused, and nothing else is thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
      expect(outcomeOf(body)).toMatch(/^(read|refused)$/);
    }),
  );
});
