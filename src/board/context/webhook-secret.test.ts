import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedHeaders } from '#board/operators/webhooks/sign-message.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { newWebhookSecret, secretBytes, secretPlace, webhookSecret } from './webhook-secret.ts';

const written = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;

test('a new secret is valid, has 32 random bytes, and differs each time', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  expect(one).toMatch(webhookSecret);
  expect(secretBytes(one)).toHaveLength(32);
  expect(one).not.toBe(other);
});

test('an operator may choose a secret of 24 to 64 bytes', () => {
  for (const bytes of [24, 25, 26, 32, 63, 64]) expect(written(bytes)).toMatch(webhookSecret);
  for (const bytes of [0, 1, 23, 67, 100]) expect(written(bytes)).not.toMatch(webhookSecret);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 24, maxLength: 64 }), (bytes) => {
      const secret = `whsec_${Buffer.from(bytes).toString('base64')}`;
      expect(secret).toMatch(webhookSecret);
      expect(new Uint8Array(secretBytes(secret))).toEqual(bytes);
    }),
  );
});

test.each([
  '',
  'whsec_',
  `sec_${'A'.repeat(32)}`,
  `whsec_${'A'.repeat(31)}`,
  `whsec_${'-'.repeat(32)}`,
  `${written(32)}\n`,
  ` ${written(32)}`,
])('the text %j is not a valid secret', (text) => {
  expect(text).not.toMatch(webhookSecret);
});

test('an encrypted secret can be decrypted only for its own operator', () => {
  expect(secretPlace(7)).not.toBe(secretPlace(8));
});

test('the signature of a message covers its id, time and body, as Standard Webhooks defines', () => {
  const secret = written(32);
  const message = { id: 'msg-1', body: '{"a":"é"}' };
  const seconds = String(Math.floor(noon.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(`msg-1.${seconds}.{"a":"é"}`).digest('base64');
  expect(signedHeaders(secret, message, noon)).toEqual({
    'webhook-id': 'msg-1',
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  });
});

test('a second attempt has a new time and signature, but the same id', () => {
  const secret = newWebhookSecret();
  const message = { id: 'msg-1', body: '{}' };
  const [one, next] = [0, 1000].map((later) => signedHeaders(secret, message, new Date(noon.getTime() + later)));
  expect(next?.['webhook-id']).toBe(one?.['webhook-id']);
  expect(next?.['webhook-signature']).not.toBe(one?.['webhook-signature']);
});
