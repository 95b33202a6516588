import { expect, test } from 'vitest';
import { day } from '#durations.ts';
import { ExpiredToken, InvalidToken } from '#signed-token.ts';
import { previewDays, previewLink, previewParameter, readPreviewToken } from './preview-link.ts';

const now = new Date('2026-11-21T12:00:00Z');
const [offer, company] = [{ kind: 'offer', id: 7 } as const, { kind: 'company', id: 7 } as const];
const { path, until } = previewLink('secret', offer, now);
const token = new URL(path, 'https://mvi.example').searchParams.get(previewParameter) ?? '';

test('a preview link shows its page until it expires', () => {
  expect(path).toMatch(/^\/offres\/preview\/7\?/);
  expect(until.getTime() - now.getTime()).toBe(previewDays * day);
  expect(readPreviewToken('secret', token, offer, now)).toEqual(until);
  expect(() => readPreviewToken('secret', token, offer, until)).toThrow(ExpiredToken);
});

test('a preview token opens no other page, and no page of another installation', () => {
  for (const [secret, page] of [
    ['secret', { ...offer, id: 8 }],
    ['secret', company],
    ['other', offer],
  ] as const)
    expect(() => readPreviewToken(secret, token, page, now)).toThrow(InvalidToken);
});
