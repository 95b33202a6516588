import { expect, test } from 'vitest';
import { asksForFrames, keepChoice, readChoice, servesFrames } from './consent-cookie.ts';

const site = new URL('https://mvi.example');
const local = new URL('http://localhost:3000');
const sentBack = (line: string) => line.split(';')[0] ?? '';

test.each([site, local])(
  'without scripts, the server puts the videos of other sites into the pages of %s after a consent',
  (publicUrl) => {
    const cookie = sentBack(keepChoice(publicUrl, 'accepted'));
    expect([readChoice(publicUrl, cookie), servesFrames(publicUrl, cookie), asksForFrames(cookie)]).toEqual([
      'accepted',
      true,
      true,
    ]);
  },
);

test('after a refusal, pages contain no videos and do not ask for consent again', () => {
  const cookie = sentBack(keepChoice(site, 'refused'));
  expect([readChoice(site, cookie), servesFrames(site, cookie), asksForFrames(cookie)]).toEqual([
    'refused',
    false,
    false,
  ]);
});

test('if a script stores the consent, it also adds the videos, and visitors still share pages', () => {
  const [name = ''] = sentBack(keepChoice(site, 'refused')).split('=');
  const cookie = `${name}=accepted`;
  expect([readChoice(site, cookie), servesFrames(site, cookie), asksForFrames(cookie)]).toEqual([
    'accepted',
    false,
    false,
  ]);
});

test('any other value of the consent cookie counts as no choice', () => {
  const [name = ''] = sentBack(keepChoice(site, 'refused')).split('=');
  for (const cookies of [null, '', `${name}=yes`, `${name}=`, 'other=served'])
    expect([readChoice(site, cookies), servesFrames(site, cookies)]).toEqual([null, false]);
});

test('scripts can read the choice, which the browser stores', () => {
  const line = keepChoice(site, 'refused');
  expect(line).not.toMatch(/HttpOnly/i);
  expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeGreaterThan(0);
});
