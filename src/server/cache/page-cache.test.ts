import { expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { PageCache } from './page-cache.ts';

const page = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) });

function keep(cache: PageCache, key: string, text = key): void {
  cache.set({ key, seconds: 60 }, page(text));
  cache.join(key, { key, seconds: 60 });
}

test('a page is fresh for its number of seconds only', () => {
  let now = 1;
  const cache = new PageCache({ now: () => now });
  keep(cache, '/', 'home');
  now = minute;
  expect(cache.get('/')?.body.toString()).toBe('home');
  now = 60_002;
  expect(cache.get('/')).toBeUndefined();
});

test('an expired page stays in case no new page can be rendered, and can become fresh again', () => {
  let now = 1;
  const cache = new PageCache({ now: () => now });
  keep(cache, '/', 'home');
  now = 600_000;
  expect(cache.get('/')).toBeUndefined();
  expect(cache.getStale('/')?.body.toString()).toBe('home');
  cache.prolong('/', 5);
  now = 604_000;
  expect(cache.get('/')?.body.toString()).toBe('home');
  now = 606_000;
  expect(cache.get('/')).toBeUndefined();
});

test('the least recently used page is evicted first', () => {
  const cache = new PageCache({ bytes: 25_000 });
  const long = 'x'.repeat(10_000);
  keep(cache, '/a', long);
  keep(cache, '/b', long);
  cache.get('/a');
  keep(cache, '/c', long);
  expect(cache.get('/b')).toBeUndefined();
  expect(cache.get('/a')).toBeDefined();
});

test('pages stay within the limit of bytes, including compressed forms', () => {
  const cache = new PageCache({ bytes: 30_000 });
  keep(cache, '/a', 'x'.repeat(10_000));
  keep(cache, '/b', 'x'.repeat(10_000));
  cache.replace('/b', { ...page('x'.repeat(10_000)), br: Buffer.alloc(5000), gzip: Buffer.alloc(5000) });
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.get('/b')?.br).toHaveLength(5000);
});

test('adding a compressed form does not make a page fresher', () => {
  let now = 1;
  const cache = new PageCache({ now: () => now });
  keep(cache, '/');
  now = 50_000;
  cache.replace('/', { ...page('/'), br: Buffer.alloc(1) });
  now = 60_002;
  expect(cache.get('/')).toBeUndefined();
});

test('every spelling of an address shows the same page', () => {
  const cache = new PageCache();
  keep(cache, '/o?query=x');
  expect(cache.get('/o?sort=&query=x')).toBeUndefined();
  expect(cache.join('/o?sort=&query=x', { key: '/o?query=x', seconds: 60 })).toBe(cache.get('/o?query=x'));
  expect(cache.get('/o?sort=&query=x')).toBe(cache.get('/o?query=x'));
});
