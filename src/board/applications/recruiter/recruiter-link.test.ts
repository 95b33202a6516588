import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysFromNoon, noon } from '#board/offers/testing/offer-fixtures.ts';
import { ExpiredToken, InvalidToken, signToken } from '#signed-token.ts';
import { applicationOfToken, recruiterLink } from './recruiter-link.ts';

const secret = 'a secret of sixteen letters or more';
const id = randomUUID();
const { path, until } = recruiterLink(secret, id, noon);
const token = path.replace('/recruteurs/', '');

test('the link of an application opens it for ninety days from the day it was sent', () => {
  expect(until).toEqual(daysFromNoon(90));
  expect(applicationOfToken(secret, token, noon)).toEqual({ id, until });
  expect(applicationOfToken(secret, token, new Date(until.getTime() - 1))).toEqual({ id, until });
  expect(() => applicationOfToken(secret, token, until)).toThrow(ExpiredToken);
});

test('all mails about an application have the same link, and each application has a different link', () => {
  expect(recruiterLink(secret, id, noon).path).toBe(path);
  expect(recruiterLink(secret, randomUUID(), noon).path).not.toBe(path);
});

test('a link fits in an address without being escaped', () => {
  fc.assert(
    fc.property(fc.uuid(), (one) => {
      expect(recruiterLink(secret, one, noon).path).toMatch(/^\/recruteurs\/[\w.~-]+$/);
    }),
    { numRuns: 20 },
  );
});

test('a changed link, or a link of another installation, opens nothing', () => {
  expect(() => applicationOfToken('another secret of this length', token, noon)).toThrow(InvalidToken);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('', 'A', '.', 'é', '%00'), (at, put) => {
      const changed = token.slice(0, at) + put + token.slice(at + 1);
      const read = () => (changed === token ? null : applicationOfToken(secret, changed, noon));
      expect(changed === token ? InvalidToken : errorOf(read)).toBe(InvalidToken);
    }),
  );
});

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.constructor : error;
  }
}

test('a token opens nothing if it was signed for another purpose or names no application', () => {
  const signed = (purpose: string, subject: string) => signToken({ secret, purpose, subject, expiresAt: until });
  expect(applicationOfToken(secret, signed('recruiter', id), noon).id).toBe(id);
  for (const strange of [signed('end alerts', id), signed('recruiter', 'x'), signed('recruiter', `${id} ${id}`)])
    expect(() => applicationOfToken(secret, strange, noon)).toThrow(InvalidToken);
});
