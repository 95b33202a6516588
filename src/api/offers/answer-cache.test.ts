import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

test('requests share an answer that is cached or being made', async () => {
  const cache = createAnswerCache();
  let made = 0;
  const make = async () => Buffer.from(`{"made":${(made += 1)}}`);
  const [one, other] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect([other, await cache.get('a', make)]).toEqual([one, one]);
  expect((await cache.get('b', make)).body.toString()).toBe('{"made":2}');
});

const fail = async () => Promise.reject(new Error('away'));
const makeEmpty = async () => Buffer.from('{}');

test('a failed answer is tried again', async () => {
  const cache = createAnswerCache();
  await expect(Promise.all([cache.get('a', fail), cache.get('a', fail)])).rejects.toThrow('away');
  expect((await cache.get('a', makeEmpty)).body.toString()).toBe('{}');
});
