import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExpiredToken, InvalidToken, readToken, signToken } from './signed-token.ts';

const signing = { secret: 'a secret of this test, and of nothing else', purpose: 'test' };
const now = new Date('2026-11-21T12:00:00Z');
const expiresAt = new Date('2026-12-21T12:00:00Z');
const made = { subject: 'ad61eee8-62e9-45a0-8212-91ce845a9c18', expiresAt };
const token = signToken({ ...signing, ...made });

test('reading a token returns its subject and its expiry', () => {
  const later = fc.integer({ min: 1, max: 4_000_000_000 }).map((seconds) => new Date(now.getTime() + seconds * 1000));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), later, (subject, expiresAt) => {
      const token = signToken({ ...signing, subject, expiresAt });
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(readToken({ ...signing, token, now })).toEqual({ subject, expiresAt });
    }),
  );
});

test('a token with any changed character is refused', () => {
  fc.assert(
    fc.property(fc.nat({ max: token.length - 1 }), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
      fc.pre(token[at] !== other);
      const altered = token.slice(0, at) + other + token.slice(at + 1);
      expect(() => readToken({ ...signing, token: altered, now })).toThrow(InvalidToken);
    }),
    { numRuns: 500 },
  );
});

test('a token is refused if it has another secret or purpose, is truncated, or is any other text', () => {
  const others = [
    signToken({ ...signing, ...made, secret: 'other' }),
    signToken({ ...signing, ...made, purpose: 'other' }),
  ];
  for (const wrong of [...others, token.slice(0, -1), `${token}.x`, token.split('.')[0] ?? '', '', '.'])
    expect(() => readToken({ ...signing, token: wrong, now })).toThrow(InvalidToken);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readToken({ ...signing, token: text, now })).toThrow(InvalidToken);
    }),
  );
});

test('a token is valid before the second of its expiry, and no longer in that second', () => {
  expect(readToken({ ...signing, token, now: new Date(expiresAt.getTime() - 1) })).toEqual(made);
  expect(() => readToken({ ...signing, token, now: expiresAt })).toThrow(ExpiredToken);
});

test.each([
  ['no expiry', [made.subject]],
  ['an expiry that is no number', [made.subject, 'tomorrow']],
  ['no readable expiry', [made.subject, null]],
  ['an expiry beyond all days', [made.subject, 1e20]],
  ['no subject', [null, 4_000_000_000]],
  ['more than we sign', [made.subject, 4_000_000_000, 'more']],
  ['no list', { subject: made.subject }],
])('a token with %s is refused even if its signature is right', (_what, fields) => {
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  const mac = createHmac('sha256', signing.secret).update(`${signing.purpose}\n${payload}`).digest('base64url');
  expect(() => readToken({ ...signing, token: `${payload}.${mac}`, now })).toThrow(InvalidToken);
});
