import { expect, test } from 'vitest';
import { visitorKey } from './visitor-key.ts';

const secret = Buffer.alloc(32, 7);
const noon = new Date('2026-11-21T12:00:00Z');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const keyOf = (address: string, userAgent = firefox, now = noon) => visitorKey(secret, now, address, userAgent);

test('a visitor’s key changes with address, browser and day, and reveals none of them', () => {
  const key = keyOf('192.0.2.7');
  expect(keyOf('192.0.2.7')).toEqual(key);
  expect(keyOf('192.0.2.7', safari)).toEqual({
    address: key?.address,
    browser: expect.not.stringMatching(key?.browser ?? ''),
  });
  expect(keyOf('192.0.2.8')?.address).not.toBe(key?.address);
  expect(keyOf('192.0.2.7', firefox, new Date('2026-11-22T00:00:00Z'))?.address).not.toBe(key?.address);
  expect(JSON.stringify(key)).not.toMatch(/192|Firefox/);
});

test('all IPv6 addresses of a household give the same key, and an IPv6-mapped address gives the key of its IPv4 address', () => {
  const household = keyOf('2001:db8:0:1::1')?.address;
  expect(keyOf('2001:db8::1:ffff:0:0:2')?.address).toBe(household);
  expect(keyOf('2001:db8:0:2::1')?.address).not.toBe(household);
  expect(keyOf('::ffff:192.0.2.7')).toEqual(keyOf('192.0.2.7'));
});

test('robots and clients without a user agent are not counted as visitors', () => {
  expect(keyOf('192.0.2.7', 'Googlebot/2.1 (+http://www.google.com/bot.html)')).toBeNull();
  expect(visitorKey(secret, noon, '192.0.2.7', undefined)).toBeNull();
});
