import { expect, test } from 'vitest';
import { cacheKey, PageCache, sharedSeconds } from './page-cache.ts';

const page = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) });
const known = new Set(['query', 'sort']);

test('a page is kept for its seconds and no longer', () => {
  let now = 0;
  const cache = new PageCache(10, () => now);
  cache.set('/', page('home'), 60);
  now = 59_999;
  expect(cache.get('/')?.body.toString()).toBe('home');
  now = 60_000;
  expect(cache.get('/')).toBeUndefined();
});

test('the page that was asked for longest ago leaves first', () => {
  const cache = new PageCache(2);
  cache.set('/a', page('a'), 60);
  cache.set('/b', page('b'), 60);
  cache.get('/a');
  cache.set('/c', page('c'), 60);
  expect(cache.get('/b')).toBeUndefined();
  expect(cache.get('/a')).toBeDefined();
});

test('empty parameters and their order make no other page', () => {
  expect(cacheKey('/o?sort=1&query=&query=x', known)).toBe(cacheKey('/o?query=x&sort=1', known));
  expect(cacheKey('/o?query=', known)).toBe('/o');
});

test('junk parameters are never cached', () => {
  expect(cacheKey('/o?utm_source=x', known)).toBeNull();
});

test('only what says public and for how long is shared', () => {
  expect(sharedSeconds('public, s-maxage=60')).toBe(60);
  expect(sharedSeconds('private, s-maxage=60')).toBe(0);
  expect(sharedSeconds(null)).toBe(0);
});
